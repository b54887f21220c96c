import {
  fieldsOf,
  searchText,
  searchTerms,
  stepLabel,
  stepsOf,
  type Field,
  type FieldNaming,
  type PathStep,
  type Schema,
} from '../../../domain/schema';
import { textOrder } from '../../../kernel';

/** What a picker offers; the parents are the steps from the picker's collection to the field. */
export interface FieldRules {
  readonly canPick: (step: PathStep, parents: readonly PathStep[]) => boolean;
  /** Whether the fields of the related collection are listed below; asked for relations only. */
  readonly canExpand: (step: PathStep, parents: readonly PathStep[]) => boolean;
}

/** The fields of a picker. */
export interface FieldTreeScope {
  readonly schema: Schema;
  readonly collection: string;
  readonly rules: FieldRules;
  /** BCP 47. */
  readonly locale: string;
  readonly fieldName: FieldNaming;
}

/** A row of the picker. */
export interface FieldRow {
  /** Dotted path from the collection of the scope. */
  readonly path: string;
  readonly name: string;
  /** Names of all fields on the path: 'Author › Name'. */
  readonly fullName: string;
  readonly field: Field;
  /** From the collection of the scope to the field, included; their number is the level in the tree. */
  readonly steps: readonly PathStep[];
  /** False for a row that can only be expanded: one collection of a many-to-any. */
  readonly canPick: boolean;
  readonly expandable: boolean;
}

/** Number of segments a picker offers (spec 000, 5). */
const MAX_DEPTH = 3;

/** Maximum number of rows a search visits. */
const MAX_SEARCHED = 20_000;

const NO_STEPS: readonly PathStep[] = [];

const rowOf = (
  { schema, rules, locale, fieldName }: FieldTreeScope,
  step: PathStep,
  parent: FieldRow | null,
): FieldRow => {
  const parents = parent?.steps ?? NO_STEPS;
  const name = stepLabel(schema, step, fieldName, locale);
  return {
    path: parent === null ? step.segment : `${parent.path}.${step.segment}`,
    name,
    fullName: parent === null ? name : `${parent.fullName} › ${name}`,
    field: step.field,
    steps: [...parents, step],
    canPick: rules.canPick(step, parents),
    expandable: step.collection !== null && parents.length + 1 < MAX_DEPTH && rules.canExpand(step, parents),
  };
};

/** The rows one level below a row, by name; those of the collection itself for null. */
export const childRows = (scope: FieldTreeScope, parent: FieldRow | null): readonly FieldRow[] => {
  const collection = parent === null ? scope.collection : parent.expandable ? parent.steps.at(-1)?.collection : null;
  if (collection === null || collection === undefined) return [];
  return fieldsOf(scope.schema, collection)
    .flatMap((field) => stepsOf(scope.schema, field))
    .map((step) => rowOf(scope, step, parent))
    .filter(({ canPick, expandable }) => canPick || expandable)
    .sort((one, other) => textOrder(scope.locale)(one.name, other.name));
};

/** The expanded part of the tree as flat rows. */
export const visibleRows = (
  scope: FieldTreeScope,
  open: ReadonlySet<string>,
  parent: FieldRow | null = null,
): readonly FieldRow[] =>
  childRows(scope, parent).flatMap((row) => [row, ...(open.has(row.path) ? visibleRows(scope, open, row) : [])]);

/** 0 for a name that starts with the search text, 1 for one with a word that does, 2 for others. */
const matchRank = (name: string, searched: string): number =>
  name.startsWith(searched) ? 0 : name.includes(` ${searched}`) ? 1 : 2;

/**
 * The rows that can be picked and whose full name or path contains all terms of the text: best matches first, of equal
 * ones the nearest. The tree is visited breadth first and never built as a whole: with many relations its third level
 * alone has too many fields.
 */
export const searchRows = (scope: FieldTreeScope, text: string): readonly FieldRow[] => {
  const searched = searchText(text.trim());
  const terms = searchTerms(text);
  const ranked: (readonly [rank: number, row: FieldRow])[] = [];
  const queue: (FieldRow | null)[] = [null];
  let visited = 0;
  for (const parent of queue) {
    if (visited >= MAX_SEARCHED) break;
    for (const row of childRows(scope, parent)) {
      visited += 1;
      const searchable = searchText(`${row.fullName} ${row.path}`);
      if (row.canPick && terms.every((term) => searchable.includes(term)))
        ranked.push([matchRank(searchText(row.name), searched), row]);
      if (row.expandable) queue.push(row);
    }
  }
  return ranked.sort(([one], [other]) => one - other).map(([, row]) => row);
};
