export { FailureNotice, FailureState } from './failure-state';
