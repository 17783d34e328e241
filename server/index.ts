export { serve, type House, type ServeOptions } from './serve.ts';
