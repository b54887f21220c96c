export { Hydration, type LateStore, type Stores } from './hydration';
export { Session } from './session';
export { SignOut } from './sign-out';
export { isAtWork, type SessionState, type SignOutReason } from './session-state';
