import { usualDisplay, type Field } from '../../domain/schema';

/** The display a value is shown with: the configured one, or the one that fits its field. */
export const displayOf = (field: Field): string => field.meta?.display ?? usualDisplay(field) ?? 'raw';
