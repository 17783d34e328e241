import { Report, sideBySide } from './steps/run-steps.ts';
import { typeChecks } from './steps/static-checks.ts';

const report = new Report();
await sideBySide(typeChecks, report);
process.exitCode = report.failed === 0 ? 0 : 1;
