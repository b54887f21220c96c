import { fieldOf, isAlias, relatedCollectionOf, type Field, type Relation, type Schema } from '../schema';
import { parseSegment, type PathSegment } from './step-name';

/** What a path of a template stands for in a collection. */
export interface Reference {
  /** What to ask the server for, as far as it knows the path; into a JSON value the template looks by itself. */
  readonly queryPath: string;
  readonly path: string;
  /** The collection of the item, or the items, at the end of the path; null for a plain value. */
  readonly collection: string | null;
  /** Likewise, but of a list through a junction that of the junction's own rows, which stand at the path as it was given. */
  readonly listedCollection: string | null;
  /** The fields on the way as they are named, the last of them at its end; what a JSON value holds is no field. */
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
  /** The way on, through a junction, to the items that are meant. */
  readonly through: string | null;
}

/** Where a relational field leads. */
const stepInto = (schema: Schema, collection: string, { field, collection: named }: PathSegment): Step | null => {
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
): Reference => {
  const beyond = junction === null ? null : relatedCollectionOf(schema, collection, junction);
  const way = beyond === null ? path : `${path}.${junction}`;
  return { queryPath: way, path: way, collection: beyond ?? collection, listedCollection: collection, fields: fields };
};

/** Follows a dotted path; null where it leads to no field, or to one without a value. */
export const referenceOf = (schema: Schema, collection: string, path: string): Reference | null => {
  const walked: string[] = [];
  const fields: Field[] = [];
  let here: Step = { collection, through: null };
  for (const name of path.split('.')) {
    const step = parseSegment(name);
    const field = fieldOf(schema, here.collection, step.field);
    if (field === null) return null;
    walked.push(name);
    fields.push(field);
    const next = stepInto(schema, here.collection, step);
    if (next === null)
      return isAlias(field)
        ? null
        : { queryPath: walked.join('.'), path, collection: null, listedCollection: null, fields: fields };
    here = next;
  }
  return through(schema, path, fields, here);
};
