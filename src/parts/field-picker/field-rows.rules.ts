import {
  fieldName,
  fieldsOf,
  isAlias,
  isNoData,
  relatedCollectionOf,
  searchText,
  searchTerms,
  type Field,
  type Schema,
} from '../../domain/schema';
import { referenceOf } from '../../domain/templates';

/** The fields the picker offers. */
export interface FieldTreeScope {
  readonly schema: Schema;
  readonly collection: string;
  /** Whether lists of related items are offered, in addition to fields with a value of their own. */
  readonly includeLists: boolean;
  readonly locale: string;
}

/** A row of the picker. */
export interface FieldRow {
  /** Dotted path from the collection of the scope. */
  readonly path: string;
  readonly name: string;
  /** Names of all fields on the path: 'Author › Name'. */
  readonly fullName: string;
  readonly field: Field;
  /** Depth in the tree, from 1. */
  readonly level: number;
  /** Whether the field is a relation whose fields are listed below it. */
  readonly expandable: boolean;
}

const MAX_DEPTH = 3;

/** Maximum number of fields a search visits. */
const MAX_SEARCHED = 20_000;

const isOffered = ({ schema, includeLists }: FieldTreeScope, field: Field): boolean =>
  !isNoData(field) &&
  (!isAlias(field) || (includeLists && referenceOf(schema, field.collection, field.field) !== null));

const levelOf = (parent: FieldRow | null): number => (parent?.level ?? 0) + 1;

/** The collection below a row; null for no relation, and at the maximum depth. */
const relatedCollection = ({ schema }: FieldTreeScope, { field, level }: FieldRow): string | null =>
  level < MAX_DEPTH ? relatedCollectionOf(schema, field.collection, field.field) : null;

/** The fields one level below a row; those of the collection itself for null. */
export const childRows = (scope: FieldTreeScope, parent: FieldRow | null): readonly FieldRow[] => {
  const collection = parent === null ? scope.collection : relatedCollection(scope, parent);
  if (collection === null) return [];
  return fieldsOf(scope.schema, collection)
    .filter((field) => isOffered(scope, field))
    .map((field) => {
      const name = fieldName(field, scope.locale);
      const row: FieldRow = {
        path: parent === null ? field.field : `${parent.path}.${field.field}`,
        name,
        fullName: parent === null ? name : `${parent.fullName} › ${name}`,
        field,
        level: levelOf(parent),
        expandable: false,
      };
      return { ...row, expandable: relatedCollection(scope, row) !== null };
    });
};

/** The expanded part of the tree as flat rows. */
export const visibleRows = (
  scope: FieldTreeScope,
  open: ReadonlySet<string>,
  parent: FieldRow | null = null,
): readonly FieldRow[] =>
  childRows(scope, parent).flatMap((row) => [row, ...(open.has(row.path) ? visibleRows(scope, open, row) : [])]);

const nextLevel = (scope: FieldTreeScope, parents: readonly FieldRow[], max: number): readonly FieldRow[] => {
  const rows: FieldRow[] = [];
  for (const parent of parents) {
    if (rows.length >= max) break;
    if (parent.expandable) rows.push(...childRows(scope, parent));
  }
  return rows;
};

/** Whatever all terms of the text occur in, names as well as keys, the nearest first. */
export const searchRows = (scope: FieldTreeScope, text: string): readonly FieldRow[] => {
  const terms = searchTerms(text);
  const matches: FieldRow[] = [];
  let level: readonly FieldRow[] = childRows(scope, null);
  let remaining = MAX_SEARCHED;
  while (level.length > 0) {
    matches.push(
      ...level.filter(({ fullName, path }) => terms.every((term) => searchText(`${fullName} ${path}`).includes(term))),
    );
    remaining -= level.length;
    level = nextLevel(scope, level, remaining);
  }
  return matches;
};
