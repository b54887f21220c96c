import { Secret, TOTP } from 'otpauth';

/** What somebody's authenticator app knows. */
export const SECRET = 'JBSWY3DPEHPK3PXP';

/** The code of a moment, in ms since 1970; good for 30 seconds. */
export const oneTimeCode = (now: number): string =>
  new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: now });
