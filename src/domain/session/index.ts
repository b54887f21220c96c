export { safeRedirect } from './safe-redirect';
export {
  type Credentials,
  emailOfToken,
  renewalDelay,
  type SessionEnd,
  tabMessage,
  type TabMessage,
  tokenClaims,
  type Tokens,
  userIdOfToken,
} from './tokens';
