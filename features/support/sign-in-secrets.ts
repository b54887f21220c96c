import { Secret, TOTP } from 'otpauth';

/** How a mailed link was tampered with. */
export type LinkDefect = 'forged' | 'altered' | 'oversized' | 'malformed' | 'empty';

/** About the longest address that a server accepts, in characters. */
const MAX_ADDRESS_LENGTH = 12_000;

const encoded = (claims: object): string => Buffer.from(JSON.stringify(claims)).toString('base64url');

const defectiveToken = (token: string, defect: LinkDefect): string => {
  const [head = '', body = '', signature = ''] = token.split('.');
  switch (defect) {
    case 'forged':
      return [head, body, [...signature].toReversed().join('')].join('.');
    case 'altered':
      return [head, encoded({ email: 'ines.halloran@northlight.example', scope: 'password-reset' }), signature].join(
        '.',
      );
    case 'oversized':
      return 'a'.repeat(MAX_ADDRESS_LENGTH);
    case 'malformed':
      return '%7B%22no%22%3A%20token';
    case 'empty':
      return '';
  }
};

/** '/reset-password?token=…' with another token. */
export const defectiveLink = (link: string, defect: LinkDefect): string => {
  const [path = '', token = ''] = link.split('?token=');
  return `${path}?token=${defectiveToken(token, defect)}`;
};

/** Base32 secret of the authenticator app. */
export const TOTP_SECRET = 'JBSWY3DPEHPK3PXP';

/** One-time code at a time in ms since 1970; valid for 30 seconds. */
export const oneTimeCode = (now: number, secret = TOTP_SECRET): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
