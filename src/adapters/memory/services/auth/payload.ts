import { invalidPayload } from '../../api-error';

/** What was sent, as it came. */
export type Payload = Readonly<Record<string, unknown>>;

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Refuses what is no text, or an empty one. `name` is what the answer calls it. */
export const assertText = (value: unknown, name: string): string => {
  if (value === undefined) throw invalidPayload(`"${name}" is required`);
  if (typeof value !== 'string') throw invalidPayload(`"${name}" must be a string`);
  if (value === '') throw invalidPayload(`"${name}" is not allowed to be empty`);
  return value;
};

/** Refuses what does not look like an address. Laxer than the platform, which also knows all top-level domains. */
export const assertEmail = (value: unknown, name: string): string => {
  const address = assertText(value, name);
  if (!EMAIL.test(address)) throw invalidPayload(`"${name}" must be a valid email`);
  return address;
};

/** Refuses a payload with anything else in it. */
export const assertOnly = (payload: Payload, names: readonly string[]): void => {
  const unheard = Object.keys(payload).find((name) => !names.includes(name));
  if (unheard !== undefined) throw invalidPayload(`"${unheard}" is not allowed`);
};

/** What a sign-in sends, as it came. */
export type LoginPayload = Payload;

interface Login {
  readonly email: string;
  readonly password: string;
  readonly otp: string | null;
}

/** Refuses a sign-in that is not even worth a look, with the first thing wrong. */
export const parseLogin = (payload: LoginPayload): Login => {
  const email = assertEmail(payload['email'], 'email');
  const password = assertText(payload['password'], 'password');
  const mode = payload['mode'];
  if (mode !== undefined && mode !== 'cookie' && mode !== 'json') {
    throw invalidPayload('"mode" must be one of [cookie, json]');
  }
  const otp = payload['otp'] === undefined ? null : assertText(payload['otp'], 'otp');
  return { email: email.toLowerCase(), password, otp };
};
