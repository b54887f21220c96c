import type { Json } from '../../../kernel';
import type { Item } from '../../items';
import { fieldOf, formFields, isAlias, type Field, type FieldType, type Schema } from '../../schema';
import { labelConfig, labelOf, type Label } from '../../values';

/** Lists have several labels, of which an event could show only one. */
const LIST_TYPES: readonly FieldType[] = ['csv', 'json'];

const labelsOfField = (field: Field): readonly Label[] => [
  ...labelConfig(field, field.meta?.display_options ?? {}).choices.values(),
];

const isColorField = (field: Field): boolean =>
  field.meta?.display === 'labels' &&
  !isAlias(field) &&
  !LIST_TYPES.includes(field.type) &&
  labelsOfField(field).some(({ dot }) => dot !== null);

/** Fields whose label colours events can take, in the order of the form. */
export const colorFields = (schema: Schema, collection: string): readonly Field[] =>
  formFields(schema, collection).filter(isColorField);

/** The configured labels of the field that colours the events; empty without one. */
export const colorLegend = (schema: Schema, collection: string, colorField: string | null): readonly Label[] => {
  const field = fieldOf(schema, collection, colorField ?? '');
  return field === null ? [] : labelsOfField(field);
};

/** The label of an item by the field that colours the events; null without a field or a value. Reads the field once. */
export const eventLabel = (
  schema: Schema,
  collection: string,
  colorField: string | null,
): ((item: Item) => Label | null) => {
  const field = fieldOf(schema, collection, colorField ?? '');
  if (field === null) return () => null;
  const config = labelConfig(field, field.meta?.display_options ?? {});
  return (item) => {
    const value: Json = item[field.field] ?? null;
    return value === null || value === '' ? null : labelOf(value, config);
  };
};
