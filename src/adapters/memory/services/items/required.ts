import type { Item } from '../../../../domain/items';
import { isRequired, type Field } from '../../../../domain/schema';
import type { ApiError } from '../../api-error';

const failed = (field: string, type: string, message: string): ApiError => ({
  status: 400,
  code: 'FAILED_VALIDATION',
  message,
  extensions: { field, type },
});

/** What a new item lacks. Null counts as there: the database will refuse it in its own words. */
export const missingFields = (columns: readonly Field[], payload: Item): readonly ApiError[] =>
  columns
    .filter((field) => isRequired(field) && !Object.hasOwn(payload, field.field))
    .map(({ field }) => failed(field, 'required', `"${field}" is required`));

/** What an update would take away from an item that it cannot be without. */
export const emptiedFields = (columns: readonly Field[], payload: Item): readonly ApiError[] =>
  columns
    .filter((field) => isRequired(field) && payload[field.field] === null)
    .map(({ field }) => failed(field, 'nnull', `"${field}" contains an invalid value`));
