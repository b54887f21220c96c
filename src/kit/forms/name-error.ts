import { MAX_NAME_LENGTH, nameExcess } from '../../domain/values';
import type { TextKey } from '../texts/text-keys';
import type { FormError } from './form';

/** A text has more characters than its column takes. */
export const lengthError = (count: number, limit: number): FormError => ({
  key: 'validation_too_long',
  parameters: { count, limit },
  atOnce: true,
});

/** Why something cannot have this name: blank (the text is `missing`), or longer than its column. */
export const nameError = (name: string, missing: TextKey): FormError | null => {
  if (name.trim() === '') return { key: missing };
  const count = nameExcess(name);
  return count === 0 ? null : lengthError(count, MAX_NAME_LENGTH);
};
