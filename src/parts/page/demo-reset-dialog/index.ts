export { DemoResetDialog } from './demo-reset-dialog';
