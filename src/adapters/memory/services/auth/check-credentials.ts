import { invalidPayload } from '../../api-error';
import { demandAddress, demandText, type Payload } from './check-payload';

/** What a sign-in sends, as it came. */
export type LoginPayload = Payload;

export interface CheckedLogin {
  readonly email: string;
  readonly password: string;
  readonly otp: string | null;
}

/** Refuses a sign-in that is not even worth a look, with the first thing wrong. */
export const checkLogin = (payload: LoginPayload): CheckedLogin => {
  const email = demandAddress(payload['email'], 'email');
  const password = demandText(payload['password'], 'password');
  const mode = payload['mode'];
  if (mode !== undefined && mode !== 'cookie' && mode !== 'json') {
    throw invalidPayload('"mode" must be one of [cookie, json]');
  }
  const otp = payload['otp'] === undefined ? null : demandText(payload['otp'], 'otp');
  return { email: email.toLowerCase(), password, otp };
};
