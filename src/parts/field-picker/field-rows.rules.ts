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

/** What there is to pick from. */
export interface FieldChoices {
  readonly schema: Schema;
  readonly collection: string;
  /** Lists of related items can be picked too; otherwise only what has a value of its own. */
  readonly lists: boolean;
  readonly locale: string;
}

/** A field as it stands in the picker. */
export interface FieldRow {
  /** Dotted, from the collection that one picks for. */
  readonly path: string;
  readonly name: string;
  /** As it is called with all before it: 'Author › Name'. */
  readonly wayName: string;
  readonly field: Field;
  /** How many steps it is away, from 1. */
  readonly level: number;
  /** Leads on to the fields of another item. */
  readonly branch: boolean;
}

/** How many steps a path may have. */
const DEEPEST = 3;

/** So many fields are looked at in a search, and so many found. */
const MOST_LOOKED_AT = 20_000;

const isOffered = ({ schema, lists }: FieldChoices, field: Field): boolean =>
  !isNoData(field) && (!isAlias(field) || (lists && referenceOf(schema, field.collection, field.field) !== null));

const levelOf = (parent: FieldRow | null): number => (parent?.level ?? 0) + 1;

/** The collection that a row leads to. */
const beyond = ({ schema }: FieldChoices, { field, level }: FieldRow): string | null =>
  level < DEEPEST ? relatedCollectionOf(schema, field.collection, field.field) : null;

/** The fields one step behind a row, or those to begin with (null). */
export const rowsBehind = (choices: FieldChoices, parent: FieldRow | null): readonly FieldRow[] => {
  const collection = parent === null ? choices.collection : beyond(choices, parent);
  if (collection === null) return [];
  return fieldsOf(choices.schema, collection)
    .filter((field) => isOffered(choices, field))
    .map((field) => {
      const name = fieldName(field, choices.locale);
      const row: FieldRow = {
        path: parent === null ? field.field : `${parent.path}.${field.field}`,
        name,
        wayName: parent === null ? name : `${parent.wayName} › ${name}`,
        field,
        level: levelOf(parent),
        branch: false,
      };
      return { ...row, branch: beyond(choices, row) !== null };
    });
};

/** The tree as far as somebody has opened it, row by row. */
export const treeRows = (
  choices: FieldChoices,
  open: ReadonlySet<string>,
  parent: FieldRow | null = null,
): readonly FieldRow[] =>
  rowsBehind(choices, parent).flatMap((row) => [row, ...(open.has(row.path) ? treeRows(choices, open, row) : [])]);

const rowsBehindAll = (choices: FieldChoices, parents: readonly FieldRow[], most: number): readonly FieldRow[] => {
  const rows: FieldRow[] = [];
  for (const parent of parents) {
    if (rows.length >= most) break;
    if (parent.branch) rows.push(...rowsBehind(choices, parent));
  }
  return rows;
};

/** Whatever all words of the text occur in, names as well as keys, the nearest first. */
export const foundRows = (choices: FieldChoices, text: string): readonly FieldRow[] => {
  const words = searchTerms(text);
  const found: FieldRow[] = [];
  let level: readonly FieldRow[] = rowsBehind(choices, null);
  let left = MOST_LOOKED_AT;
  while (level.length > 0) {
    found.push(
      ...level.filter(({ wayName, path }) => words.every((word) => searchText(`${wayName} ${path}`).includes(word))),
    );
    left -= level.length;
    level = rowsBehindAll(choices, level, left);
  }
  return found;
};
