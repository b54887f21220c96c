export { Hydration, type LateStore, type Stores } from './session-data';
export { Session, SignOut } from './session';
export { isAtWork, type SessionState, type SignOutReason } from './session-state';
