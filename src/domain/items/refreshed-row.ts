import { isJsonObject, type Json } from '../../kernel';
import { valueIn, type Item } from './item';

const isRelated = (value: Json): boolean =>
  Array.isArray(value) ? (value as readonly Json[]).some(isJsonObject) : isJsonObject(value);

/**
 * A row of a list once its item has been written: its own values as the answer has them. What it shows of related items
 * stays, of which the answer has but the keys; so does what the answer says nothing of.
 */
export const refreshedRow = (row: Item, answer: Item): Item => {
  const now = (field: string, value: Json): Json => {
    if (!Object.hasOwn(answer, field)) return value;
    const answered = valueIn(answer, field);
    return isRelated(value) && !isRelated(answered) ? value : answered;
  };
  return Object.fromEntries(Object.entries(row).map(([field, value]) => [field, now(field, value)]));
};
