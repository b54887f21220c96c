import { MAX_FIELD_DEPTH, filterableFields, segmentLabel, resolvePath, relationSteps } from '../../domain/filters';
import { searchText, searchTerms, type Field, type FieldType, type Schema } from '../../domain/schema';

/** A field to filter by. */
interface FilterableField {
  /** Dotted path from the filtered collection. */
  readonly path: string;
  /** Name of the field alone. */
  readonly name: string;
  /** Names of the fields before it: 'Author › '; empty at the first level. */
  readonly prefix: string;
  /** Null for an entry that can only be expanded: one collection of a many-to-any field. */
  readonly type: FieldType | null;
  /** Whether the fields of a related collection follow below it. */
  readonly expandable: boolean;
}

interface FieldTreeScope {
  readonly schema: Schema;
  /** BCP 47. */
  readonly locale: string;
}

/** A collection in the tree, with the path that leads to it. */
interface Branch {
  readonly collection: string;
  readonly path: readonly string[];
  readonly prefix: string;
}

/** A field, followed by one entry for each collection of a many-to-any field: 'item:texts' after 'item'. */
const entriesOf = (
  { schema, locale }: FieldTreeScope,
  { path, prefix: before }: Branch,
  field: Field,
): readonly FilterableField[] => {
  const ways = path.length + 1 < MAX_FIELD_DEPTH ? relationSteps(schema, field, path) : [];
  const entry = (step: string, type: FieldType | null, leads: boolean): FilterableField => ({
    path: [...path, step].join('.'),
    name: segmentLabel(schema, field, step, locale),
    prefix: before,
    type,
    expandable: leads,
  });
  const further = ways.filter(({ step }) => step !== field.field).map(({ step }) => entry(step, null, true));
  return [
    entry(
      field.field,
      field.type,
      ways.some(({ step }) => step === field.field),
    ),
    ...further,
  ];
};

const entriesIn = (scope: FieldTreeScope, branch: Branch): readonly FilterableField[] =>
  filterableFields(scope.schema, branch.collection)
    .flatMap((field) => entriesOf(scope, branch, field))
    .sort((one, other) => one.name.localeCompare(other.name, scope.locale));

const branchAt = ({ schema, locale }: FieldTreeScope, collection: string, path: string): Branch | null => {
  if (path === '') return { collection, path: [], prefix: '' };
  const steps = path.split('.');
  const target = steps.length < MAX_FIELD_DEPTH ? resolvePath(schema, collection, path) : null;
  if (target === null) return null;
  const names = target.fields.map((field, index) => segmentLabel(schema, field, steps[index] ?? '', locale));
  return { collection: target.collection, path: steps, prefix: `${names.join(' › ')} › ` };
};

/** The fields below a path, sorted by name; those of the collection itself for an empty path. */
export const childFields = (scope: FieldTreeScope, collection: string, path: string): readonly FilterableField[] => {
  const branch = branchAt(scope, collection, path);
  return branch === null ? [] : entriesIn(scope, branch);
};

/** Maximum number of search results. */
const MAX_RESULTS = 50;

/** Maximum number of fields a search visits. */
const MAX_SEARCHED = 5000;

/** 0 for a name that starts with the search text, 1 for one with a word that does, 2 for others. */
const matchRank = (name: string, searched: string): number =>
  name.startsWith(searched) ? 0 : name.includes(` ${searched}`) ? 1 : 2;

const bestFirst = (matches: readonly FilterableField[], searched: string): readonly FilterableField[] => {
  const rank = (entry: FilterableField): number => matchRank(searchText(entry.name), searched);
  return [...matches].sort((one, other) => rank(one) - rank(other));
};

/**
 * The fields whose full name or path contains all search terms, best matches first. The tree is visited breadth first and
 * never built as a whole: with many relations its third level alone has too many fields.
 */
export const searchFields = (scope: FieldTreeScope, collection: string, text: string): readonly FilterableField[] => {
  const searched = searchText(text.trim());
  const terms = searchTerms(text);
  const matches: FilterableField[] = [];
  const queue: Branch[] = [{ collection, path: [], prefix: '' }];
  let visited = 0;
  for (const branch of queue) {
    for (const entry of entriesIn(scope, branch)) {
      visited += 1;
      const searchable = searchText(`${entry.prefix}${entry.name} ${entry.path}`);
      if (entry.type !== null && terms.every((term) => searchable.includes(term))) matches.push(entry);
      if (matches.length >= MAX_RESULTS || visited >= MAX_SEARCHED) return bestFirst(matches, searched);
      const next = entry.expandable ? branchAt(scope, collection, entry.path) : null;
      if (next !== null) queue.push(next);
    }
  }
  return bestFirst(matches, searched);
};
