import type { JsonObject } from '../../../../kernel';
import { forbidden, unexpected } from '../../api-error';
import { readToken, signToken } from './signed-token';

/** What a platform needs to sign links and access tokens. */
export interface Signing {
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Good for something once it is signed: `lifetime` in ms. */
export const signedFor = ({ secret, now }: Signing, claims: JsonObject, lifetime: number): string => {
  const moment = now();
  return signToken({ ...claims, iat: Math.floor(moment / 1000), exp: Math.floor((moment + lifetime) / 1000) }, secret);
};

/** The address that a link was mailed to. The platform stumbles over any token that is not good, and says no more than that. */
export const addressOfLink = ({ secret, now }: Signing, token: string, scope: string): string => {
  const read = readToken(token, secret, now());
  if (read.kind !== 'sound') throw unexpected('An unexpected error occurred.');
  if (read.claims['scope'] !== scope) throw forbidden();
  const email = read.claims['email'];
  if (typeof email !== 'string') throw unexpected('An unexpected error occurred.');
  return email;
};
