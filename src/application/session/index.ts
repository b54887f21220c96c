export { SessionData, type LazyStore, type SessionStores } from './session-data';
export { Session, SignOut } from './session';
export { isAtWork, type SessionState, type SignOutReason } from './session-state';
