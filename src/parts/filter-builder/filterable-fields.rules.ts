import { MAX_FIELD_DEPTH, filterableFields, segmentLabel, resolvePath, relationSteps } from '../../domain/filters';
import { searchText, searchTerms, type Field, type FieldType, type Schema } from '../../domain/schema';

/** A field to filter by. */
export interface FilterableField {
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
  const choice = (step: string, type: FieldType | null, leads: boolean): FilterableField => ({
    path: [...path, step].join('.'),
    name: segmentLabel(schema, field, step, locale),
    prefix: before,
    type,
    expandable: leads,
  });
  const further = ways.filter(({ step }) => step !== field.field).map(({ step }) => choice(step, null, true));
  return [
    choice(
      field.field,
      field.type,
      ways.some(({ step }) => step === field.field),
    ),
    ...further,
  ];
};

const entriesIn = (place: FieldTreeScope, branch: Branch): readonly FilterableField[] =>
  filterableFields(place.schema, branch.collection)
    .flatMap((field) => entriesOf(place, branch, field))
    .sort((one, other) => one.name.localeCompare(other.name, place.locale));

const branchAt = ({ schema, locale }: FieldTreeScope, collection: string, path: string): Branch | null => {
  if (path === '') return { collection, path: [], prefix: '' };
  const steps = path.split('.');
  const way = steps.length < MAX_FIELD_DEPTH ? resolvePath(schema, collection, path) : null;
  if (way === null) return null;
  const names = way.fields.map((field, place) => segmentLabel(schema, field, steps[place] ?? '', locale));
  return { collection: way.collection, path: steps, prefix: `${names.join(' › ')} › ` };
};

/** The fields below a path, sorted by name; those of the collection itself for an empty path. */
export const childFields = (place: FieldTreeScope, collection: string, path: string): readonly FilterableField[] => {
  const branch = branchAt(place, collection, path);
  return branch === null ? [] : entriesIn(place, branch);
};

/** Maximum number of search results. */
const MAX_RESULTS = 50;

/** Maximum number of fields a search visits. */
const MAX_SEARCHED = 5000;

/** 0 for a name that starts with the search text, 1 for one with a word that does, 2 for others. */
const matchRank = (name: string, sought: string): number =>
  name.startsWith(sought) ? 0 : name.includes(` ${sought}`) ? 1 : 2;

const bestFirst = (found: readonly FilterableField[], sought: string): readonly FilterableField[] => {
  const far = (choice: FilterableField): number => matchRank(searchText(choice.name), sought);
  return [...found].sort((one, other) => far(one) - far(other));
};

/**
 * The fields whose name, or way there, has all the words in it, nearest first. The tree is walked, not built: with
 * many relations its third level alone holds more fields than a page can.
 */
export const searchFields = (place: FieldTreeScope, collection: string, text: string): readonly FilterableField[] => {
  const sought = searchText(text.trim());
  const words = searchTerms(text);
  const found: FilterableField[] = [];
  const queue: Branch[] = [{ collection, path: [], prefix: '' }];
  let looked = 0;
  for (const branch of queue) {
    for (const choice of entriesIn(place, branch)) {
      looked += 1;
      const whole = searchText(`${choice.prefix}${choice.name} ${choice.path}`);
      if (choice.type !== null && words.every((word) => whole.includes(word))) found.push(choice);
      if (found.length >= MAX_RESULTS || looked >= MAX_SEARCHED) return bestFirst(found, sought);
      const next = choice.expandable ? branchAt(place, collection, choice.path) : null;
      if (next !== null) queue.push(next);
    }
  }
  return bestFirst(found, sought);
};
