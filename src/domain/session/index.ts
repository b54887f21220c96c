export { safeRedirect } from './own-path';
export { tabMessage, type SessionEnd, type TabMessage } from './tab-message';
export { emailOfToken, tokenClaims } from './token-claims';
export { userIdOfToken } from './token-owner';
export { renewalDelay, type Credentials, type Tokens } from './tokens';
