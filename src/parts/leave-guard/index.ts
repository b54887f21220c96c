export { BeforeUnload, isOtherAddress, LeaveGuard, ProceedWhenClean, useUnsavedChanges } from './leave-guard';
