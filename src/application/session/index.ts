export { Accounts } from './accounts';
export { ItemPrefetch } from './item-prefetch';
export { SessionData, type LazyStore, type SessionStores } from './session-data';
export { Session } from './session';
export { hasSession, isSignedIn, type SessionState, type SignOutReason } from './session-state';
