// What other programs may build on; the command line itself is main.ts.
export { Environment, type EnvironmentSettings } from './learning/environment.ts';
export { VectorEnvironment } from './learning/vector-environment.ts';
