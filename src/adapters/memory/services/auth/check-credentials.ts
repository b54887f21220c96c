import { invalidPayload } from '../../api-error';

/** What a sign-in sends, as it came. */
export type LoginPayload = Readonly<Record<string, unknown>>;

export interface CheckedLogin {
  readonly email: string;
  readonly password: string;
  readonly otp: string | null;
}

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const textOf = (payload: LoginPayload, name: string): string => {
  const value = payload[name];
  if (value === undefined) throw invalidPayload(`"${name}" is required`);
  if (typeof value !== 'string') throw invalidPayload(`"${name}" must be a string`);
  if (value === '') throw invalidPayload(`"${name}" is not allowed to be empty`);
  return value;
};

/** Refuses a sign-in that is not even worth a look, with the first thing wrong. */
export const checkLogin = (payload: LoginPayload): CheckedLogin => {
  const email = textOf(payload, 'email');
  if (!EMAIL.test(email)) throw invalidPayload('"email" must be a valid email');
  const password = textOf(payload, 'password');
  const mode = payload['mode'];
  if (mode !== undefined && mode !== 'cookie' && mode !== 'json') {
    throw invalidPayload('"mode" must be one of [cookie, json]');
  }
  const otp = payload['otp'] === undefined ? null : textOf(payload, 'otp');
  return { email: email.toLowerCase(), password, otp };
};
