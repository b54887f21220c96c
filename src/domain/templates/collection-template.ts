import { isJsonObject, type Json } from '../../kernel';
import type { Item } from '../items';
import { displayTemplateOf, primaryKeyOf, type Schema } from '../schema';
import { referenceOf, type PathReference } from './path-reference';
import { listText, parseTemplate, valuesAt, valueText } from './template';

/** A template compiled for the items of one collection. */
export interface CollectionTemplate {
  /** Fields to request. Invalid paths are left out: the server refuses some of them. */
  readonly fields: readonly string[];
  /** Plain text; markup in a value is not interpreted. */
  readonly render: (item: Item) => string;
}

const keyTemplate = (schema: Schema, collection: string): string => {
  const key = primaryKeyOf(schema, collection);
  return key === null ? '' : `{{${key.field}}}`;
};

const defaultTemplate = (schema: Schema, collection: string): string => displayTemplateOf(schema, collection) ?? '';

interface Part {
  readonly fields: readonly string[];
  readonly render: (item: Item) => string;
}

/** A value's own text; a related item by its template. */
const textOf = (value: Json, inner: CollectionTemplate | null): string => {
  if (inner === null) return valueText(value);
  if (Array.isArray(value)) return listText(value.map((entry: Json) => textOf(entry, inner)));
  return isJsonObject(value) ? inner.render(value) : valueText(value);
};

const fieldPart = ({ queryPath, path }: PathReference, inner: CollectionTemplate | null): Part => ({
  fields:
    inner === null || inner.fields.length === 0 ? [queryPath] : inner.fields.map((field) => `${queryPath}.${field}`),
  render: (item) => listText(valuesAt(item, path).map((value) => textOf(value, inner))),
});

type Names = (schema: Schema, collection: string) => string;

/** `names` gives the template of related items at the end of a path. */
const compile = (schema: Schema, collection: string, template: string, names: Names | null): CollectionTemplate => {
  const parts = parseTemplate(template).map((part): Part => {
    if (part.kind === 'text') return { fields: [], render: () => part.text };
    const reference = referenceOf(schema, collection, part.path);
    if (reference === null) return { fields: [], render: () => '' };
    const related = reference.collection;
    const inner =
      related === null || names === null
        ? null
        : compile(schema, related, names(schema, related), names === defaultTemplate ? keyTemplate : null);
    return fieldPart(reference, inner);
  });
  return {
    fields: [...new Set(parts.flatMap((part) => part.fields))],
    render: (item) =>
      parts
        .map((part) => part.render(item))
        .join('')
        .trim(),
  };
};

/**
 * Compiles a template of a collection; null means the collection's display template. A relation at the end of a path
 * uses the display template of its collection, or its key; relations in that template use their keys, which ends
 * cycles.
 */
export const collectionTemplate = (schema: Schema, collection: string, template: string | null): CollectionTemplate =>
  compile(schema, collection, template || defaultTemplate(schema, collection), defaultTemplate);
