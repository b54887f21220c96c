export {
  BeforeUnload,
  isOtherAddress,
  LeaveGuard,
  ProceedWhenClean,
  type SaveAction,
  useUnsavedChanges,
} from './leave-guard';
