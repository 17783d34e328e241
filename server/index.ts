export { fromEnvironment } from './environment.ts';
export { type House, serve, type ServeOptions } from './serve.ts';
