import { invalidPayload } from '../../api-error';

/** A request body as sent. */
export type Payload = Readonly<Record<string, unknown>>;

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Rejects a value that is no text, or empty. `name` is its name in the message. */
export const assertText = (value: unknown, name: string): string => {
  if (value === undefined) throw invalidPayload(`"${name}" is required`);
  if (typeof value !== 'string') throw invalidPayload(`"${name}" must be a string`);
  if (value === '') throw invalidPayload(`"${name}" is not allowed to be empty`);
  return value;
};

/** Rejects text that is no e-mail address. Less strict than the server, which also checks top-level domains. */
export const assertEmail = (value: unknown, name: string): string => {
  const address = assertText(value, name);
  if (!EMAIL.test(address)) throw invalidPayload(`"${name}" must be a valid email`);
  return address;
};

/** Rejects a payload with other members. */
export const assertOnly = (payload: Payload, names: readonly string[]): void => {
  const unknownName = Object.keys(payload).find((name) => !names.includes(name));
  if (unknownName !== undefined) throw invalidPayload(`"${unknownName}" is not allowed`);
};

/** Body of a sign-in. */
export type LoginPayload = Payload;

interface Login {
  readonly email: string;
  readonly password: string;
  readonly otp: string | null;
}

/** Validates the body of a sign-in; reports the first error only. */
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
