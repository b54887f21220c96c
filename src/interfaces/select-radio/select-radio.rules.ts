import type { Choice } from '../../domain/values';
import { equals, type Json } from '../../kernel';

/** True for a value that is there and is none of the choices. */
export const isOtherValue = (value: Json, choices: readonly Choice[]): boolean =>
  value !== null && !choices.some((choice) => equals(choice.value, value));
