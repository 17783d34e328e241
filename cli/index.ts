// The API for other programs. The command line itself is main.ts.
export { Environment, type EnvironmentSettings } from './learning/environment.ts';
export { VectorEnvironment } from './learning/vector-environment.ts';
