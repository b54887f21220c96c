import { MAX_DATABASE_NAME, type NameFault } from '../../../domain/data-model';
import type { FormError, TextKey } from '../../../kit';

const FAULT_TEXTS: Readonly<Record<NameFault, TextKey>> = {
  name_missing: 'name_missing',
  name_invalid: 'name_invalid',
  name_too_long: 'validation_too_long',
  name_taken: 'name_taken',
  name_reserved: 'name_reserved',
};

/** The error line of a name. Only a missing name is mended by typing on. */
export const nameFaultError = (fault: NameFault | null | undefined, name: string): FormError | null => {
  if (fault == null) return null;
  const key = FAULT_TEXTS[fault];
  if (fault === 'name_missing') return { key };
  const parameters = { count: name.length - MAX_DATABASE_NAME, limit: MAX_DATABASE_NAME };
  return { key, atOnce: true, ...(fault === 'name_too_long' && { parameters }) };
};
