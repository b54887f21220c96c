import { hashState, type HashState } from '../../domain/values';
import type { Json } from '../../kernel';

/** What somebody has typed here, and what stood there before. */
export interface TypedHash {
  readonly text: string;
  readonly before: Json;
}

/** What the control is in: only a text typed here is ever shown, never what came from elsewhere. */
export const typedState = (value: Json, typed: TypedHash | null): HashState =>
  typed !== null && value === typed.text ? 'typed' : hashState(value, value);

/** What typing makes of it: emptied again, what stood there before is left alone. */
export const typeHash = (
  text: string,
  value: Json,
  typed: TypedHash | null,
): { readonly value: Json; readonly typed: TypedHash | null } => {
  const before = typed !== null && value === typed.text ? typed.before : value;
  return text === '' ? { value: before, typed: null } : { value: text, typed: { text, before } };
};
