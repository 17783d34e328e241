export { Application, Logger, LogLevel } from 'typedoc';
