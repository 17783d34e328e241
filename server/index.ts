export { serve, type House } from './serve.ts';
