import { invalidPayload } from '../../api-error';

/** What was sent, as it came. */
export type Payload = Readonly<Record<string, unknown>>;

const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Refuses what is no text, or an empty one. `name` is what the answer calls it. */
export const demandText = (value: unknown, name: string): string => {
  if (value === undefined) throw invalidPayload(`"${name}" is required`);
  if (typeof value !== 'string') throw invalidPayload(`"${name}" must be a string`);
  if (value === '') throw invalidPayload(`"${name}" is not allowed to be empty`);
  return value;
};

/** Refuses what does not look like an address. Laxer than the platform, which also knows all top-level domains. */
export const demandAddress = (value: unknown, name: string): string => {
  const address = demandText(value, name);
  if (!ADDRESS.test(address)) throw invalidPayload(`"${name}" must be a valid email`);
  return address;
};

/** Refuses a payload with anything else in it. */
export const demandOnly = (payload: Payload, names: readonly string[]): void => {
  const unheard = Object.keys(payload).find((name) => !names.includes(name));
  if (unheard !== undefined) throw invalidPayload(`"${unheard}" is not allowed`);
};
