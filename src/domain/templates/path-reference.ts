import { fieldOf, isAlias, listRelationOf, relatedCollectionOf, type Field, type Schema } from '../schema';

/** A segment of a path: a field, for a many-to-any with a collection ('item:texts'). */
export interface PathSegment {
  readonly field: string;
  readonly collection: string | null;
}

export const parseSegment = (step: string): PathSegment => {
  const colon = step.indexOf(':');
  return colon < 0
    ? { field: step, collection: null }
    : { field: step.slice(0, colon), collection: step.slice(colon + 1) };
};

/** The target of a template's path. */
export interface PathReference {
  /** The path to request. It ends at a JSON field: the template reads the value itself. */
  readonly queryPath: string;
  readonly path: string;
  /** The collection of the related item or items; null for a plain value. */
  readonly collection: string | null;
  /** As `collection`, but for a list through a junction the junction itself. */
  readonly listedCollection: string | null;
  /** The fields on the path, the target last; keys within a JSON value are no fields. */
  readonly fields: readonly Field[];
}

interface Step {
  readonly collection: string;
  /** The junction's field that leads to the listed items. */
  readonly junctionField: string | null;
}

/** The relation behind a segment; null for a plain field. */
const relationBehind = (schema: Schema, collection: string, { field, collection: named }: PathSegment): Step | null => {
  const related = named ?? relatedCollectionOf(schema, collection, field);
  if (related !== null) return { collection: related, junctionField: null };
  const relation = listRelationOf(schema, collection, field);
  return relation === null
    ? null
    : { collection: relation.collection, junctionField: relation.meta?.junction_field ?? null };
};

/** Goes on from a junction to the items behind it. */
const referenceBehind = (
  schema: Schema,
  path: string,
  fields: readonly Field[],
  { collection, junctionField }: Step,
): PathReference => {
  const related = junctionField === null ? null : relatedCollectionOf(schema, collection, junctionField);
  const queryPath = related === null ? path : `${path}.${junctionField}`;
  return { queryPath, path: queryPath, collection: related ?? collection, listedCollection: collection, fields };
};

/** Resolves a dotted path; null for a missing field and for one without a value. */
export const referenceOf = (schema: Schema, collection: string, path: string): PathReference | null => {
  const fields: Field[] = [];
  let current: Step = { collection, junctionField: null };
  const names = path.split('.');
  for (const [index, name] of names.entries()) {
    const segment = parseSegment(name);
    const field = fieldOf(schema, current.collection, segment.field);
    if (field === null) return null;
    fields.push(field);
    const next = relationBehind(schema, current.collection, segment);
    if (next === null) {
      if (isAlias(field)) return null;
      return { queryPath: names.slice(0, index + 1).join('.'), path, collection: null, listedCollection: null, fields };
    }
    current = next;
  }
  return referenceBehind(schema, path, fields, current);
};
