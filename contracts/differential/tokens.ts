import { createHmac } from 'node:crypto';
import { PERSONS } from './access';

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token of the administrator as a platform with this secret gives it, good until that moment, in seconds since 1970. */
export const signedToken = (secret: string, until: number): string => {
  const content = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ id: PERSONS.administrator.id, exp: until })}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
};

const NEVER_OVER = 4_102_444_800;

/** Signed by somebody who does not know the secret. */
export const FORGED = signedToken('a guess', NEVER_OVER);
