import { type Field, fieldOf, isAlias, relatedCollectionOf, type Relation, type Schema } from '../schema';

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

const listing = (schema: Schema, collection: string, field: string): Relation | null => {
  for (const relations of schema.relations.values()) {
    const found = relations.find(
      (relation) => relation.related_collection === collection && relation.meta?.one_field === field,
    );
    if (found) return found;
  }
  return null;
};

interface Step {
  readonly collection: string;
  /** The junction's field that leads to the listed items. */
  readonly through: string | null;
}

/** The relation behind a segment; null for a plain field. */
const relationBehind = (schema: Schema, collection: string, { field, collection: named }: PathSegment): Step | null => {
  const related = named ?? relatedCollectionOf(schema, collection, field);
  if (related !== null) return { collection: related, through: null };
  const relation = listing(schema, collection, field);
  return relation === null ? null : { collection: relation.collection, through: relation.meta?.junction_field ?? null };
};

const through = (
  schema: Schema,
  path: string,
  fields: readonly Field[],
  { collection, through: junction }: Step,
): PathReference => {
  const beyond = junction === null ? null : relatedCollectionOf(schema, collection, junction);
  const way = beyond === null ? path : `${path}.${junction}`;
  return { queryPath: way, path: way, collection: beyond ?? collection, listedCollection: collection, fields: fields };
};

/** Resolves a dotted path; null for a missing field and for one without a value. */
export const referenceOf = (schema: Schema, collection: string, path: string): PathReference | null => {
  const walked: string[] = [];
  const fields: Field[] = [];
  let here: Step = { collection, through: null };
  for (const name of path.split('.')) {
    const step = parseSegment(name);
    const field = fieldOf(schema, here.collection, step.field);
    if (field === null) return null;
    walked.push(name);
    fields.push(field);
    const next = relationBehind(schema, here.collection, step);
    if (next === null)
      return isAlias(field)
        ? null
        : { queryPath: walked.join('.'), path, collection: null, listedCollection: null, fields: fields };
    here = next;
  }
  return through(schema, path, fields, here);
};
