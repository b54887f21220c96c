import { Secret, TOTP } from 'otpauth';
import { refusal } from '../../api-error';

/** Refuses a sign-in without the code of this moment. `secret` is base32; the code changes every 30 seconds. */
export const demandSecondFactor = (secret: string, otp: string | null, now: number): void => {
  if (otp === null) throw refusal(401, 'INVALID_OTP', '"otp" is required');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  if (totp.validate({ token: otp, timestamp: now, window: 0 }) === null) throw refusal(401, 'INVALID_OTP', '"otp" is invalid');
};
