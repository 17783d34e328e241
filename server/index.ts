export { fromEnvironment } from './environment.ts';
export { BadSetting } from './limits/reading.ts';
export { type House, serve, type ServeOptions } from './serve.ts';
export { Unavailable } from './store/engine.ts';
