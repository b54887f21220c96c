import type { Field } from '../../domain/schema';
import { groupsDigits, isQuantity } from '../../domain/values';

/** False for numbers of fields without a display, which have this one by default, and where an option groups digits. */
export const isUnformatted = (field: Field): boolean =>
  !isQuantity(field) || (field.meta?.display === 'raw' && !groupsDigits(field));
