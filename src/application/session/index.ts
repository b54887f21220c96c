export { Hydration, type Stores } from './hydration';
export { Session } from './session';
export { SignOut } from './sign-out';
export type { SessionState, SignOutReason } from './session-state';
