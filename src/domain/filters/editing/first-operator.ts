import { isPrimaryKey, relatedCollectionOf, type Field, type Schema } from '../../schema';
import { choicesOf, isDateType, isNumeric } from '../../values';
import { offeredOperators, operatorsOf, type FilterOperator, type RefusedOperators } from '../filter-operators';

/**
 * The operator of a new condition, by what its field holds; the first that the server accepts for the type where none of
 * these is offered.
 */
export const firstOperator = (schema: Schema, field: Field, refused: RefusedOperators = {}): FilterOperator => {
  const { type, collection, meta } = field;
  const offered = offeredOperators(type, refused);
  const wanted = (): FilterOperator | null => {
    if (relatedCollectionOf(schema, collection, field.field) !== null || isPrimaryKey(field)) return 'eq';
    // A list of choices is stored as one text, which contains each choice.
    if (type !== 'csv' && type !== 'json' && choicesOf(meta?.options?.['choices'] ?? null) !== null) return 'in';
    if (isNumeric(type) || isDateType(type)) return 'between';
    return type === 'text' || type === 'csv' ? 'contains' : null;
  };
  const operator = wanted();
  return operator !== null && offered.includes(operator) ? operator : (offered[0] ?? operatorsOf(type)[0]);
};
