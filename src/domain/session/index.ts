export { droppedEntries, isOutdatedBy, keptAnswer, keptPageKind, type KeptEntry } from './kept-pages';
export { redirectFromState, safeRedirect } from './safe-redirect';
export {
  emailOfToken,
  renewalDelay,
  tabMessage,
  tokenClaims,
  userIdOfToken,
  type Credentials,
  type SessionEnd,
  type TabMessage,
  type Tokens,
} from './tokens';
