import { Secret, TOTP } from 'otpauth';
import { apiException } from '../../api-error';

/** True for the current code of a base32 secret; codes change every 30 seconds. False for malformed input. */
export const isCurrentCode = (secret: string, otp: unknown, now: number): boolean => {
  if (typeof otp !== 'string') return false;
  try {
    return new TOTP({ secret: Secret.fromBase32(secret) }).validate({ token: otp, timestamp: now, window: 0 }) !== null;
  } catch {
    return false;
  }
};

/** Rejects a sign-in without the current code. */
export const assertSecondFactor = (secret: string, otp: string | null, now: number): void => {
  if (otp === null) throw apiException(401, 'INVALID_OTP', '"otp" is required');
  if (!isCurrentCode(secret, otp, now)) throw apiException(401, 'INVALID_OTP', '"otp" is invalid');
};

/** A new secret, and the URL that authenticator apps read from a QR code. */
export const newSecondFactor = (
  project: string,
  email: string,
): { readonly secret: string; readonly otpauth_url: string } => {
  const secret = new Secret({ size: 10 }).base32;
  const [issuer, label] = [encodeURIComponent(project), encodeURIComponent(email)];
  const parameters = `secret=${secret}&period=30&digits=6&algorithm=SHA1&issuer=${issuer}`;
  return { secret, otpauth_url: `otpauth://totp/${issuer}:${label}?${parameters}` };
};
