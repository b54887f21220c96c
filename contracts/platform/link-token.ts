import { createHmac } from 'node:crypto';

/** Secret of the servers that the contracts start, so that the contracts can sign the tokens of mailed links. */
export const SECRET = 'quarterdeck-secret';

export type Scope = 'invite' | 'password-reset';

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Expiry in seconds since 1970, far in the future, since the pact is replayed for years. */
const NEVER_EXPIRES = 4_102_444_800;

/** The token of a mailed link as the server signs it; later servers check who has issued it. `until` in seconds since 1970. */
export const signLinkToken = (email: string, scope: Scope, { until = NEVER_EXPIRES, secret = SECRET } = {}): string => {
  const content = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ email, scope, exp: until, iss: 'directus' })}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
};

/**
 * Whether the server accepts the tokens that `signLinkToken` signs, thus uses `SECRET`. Asks for the password reset of an
 * address without an account: the server answers FORBIDDEN to a valid token, and fails on an invalid signature.
 */
export const acceptsLinkTokens = async (url: string): Promise<boolean> => {
  const token = signLinkToken('contract-stranger@example.com', 'password-reset');
  const { status } = await fetch(`${url}/auth/password/reset`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, password: 'contract-password' }),
  });
  return status === 403;
};
