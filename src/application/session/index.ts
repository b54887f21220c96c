export { Hydration, type Stores } from './hydration';
export { Session } from './session';
export type { SessionState, SignOutReason } from './session-state';
