import type { Field } from '../../domain/schema';
import { isQuantity } from '../../domain/values';

/** False for numbers of fields without a display, which have this one by default. */
export const isUnformatted = (field: Field): boolean => field.meta?.display === 'raw' || !isQuantity(field);
