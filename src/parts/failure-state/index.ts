export { FailureNotice } from './failure-notice';
export { FailureState } from './failure-state';
