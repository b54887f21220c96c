import { MAX_FIELD_DEPTH, filterableFields, segmentLabel, resolvePath, relationSteps } from '../../domain/filters';
import { searchText, searchTerms, type Field, type FieldType, type Schema } from '../../domain/schema';

/** A field that somebody can filter by. */
export interface FieldChoice {
  /** Dotted, from the collection that is listed. */
  readonly path: string;
  /** Of the field alone. */
  readonly name: string;
  /** Of all fields before it: 'Author › '; empty at the first step. */
  readonly before: string;
  /** Null for what nobody can filter by itself: items of one of the collections that a field leads to. */
  readonly type: FieldType | null;
  /** Behind it are the fields of another item. */
  readonly leads: boolean;
}

interface Place {
  readonly schema: Schema;
  /** BCP 47. */
  readonly locale: string;
}

/** Where a branch of the tree hangs. */
interface Branch {
  readonly collection: string;
  readonly path: readonly string[];
  readonly before: string;
}

/** A field, and after it the ways on from it that are none of themselves: 'item:texts' after 'item'. */
const choicesOf = ({ schema, locale }: Place, { path, before }: Branch, field: Field): readonly FieldChoice[] => {
  const ways = path.length + 1 < MAX_FIELD_DEPTH ? relationSteps(schema, field, path) : [];
  const choice = (step: string, type: FieldType | null, leads: boolean): FieldChoice => ({
    path: [...path, step].join('.'),
    name: segmentLabel(schema, field, step, locale),
    before,
    type,
    leads,
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

const choicesIn = (place: Place, branch: Branch): readonly FieldChoice[] =>
  filterableFields(place.schema, branch.collection)
    .flatMap((field) => choicesOf(place, branch, field))
    .sort((one, other) => one.name.localeCompare(other.name, place.locale));

const branchBehind = ({ schema, locale }: Place, collection: string, path: string): Branch | null => {
  if (path === '') return { collection, path: [], before: '' };
  const steps = path.split('.');
  const way = steps.length < MAX_FIELD_DEPTH ? resolvePath(schema, collection, path) : null;
  if (way === null) return null;
  const names = way.fields.map((field, place) => segmentLabel(schema, field, steps[place] ?? '', locale));
  return { collection: way.collection, path: steps, before: `${names.join(' › ')} › ` };
};

/** The fields behind a path, by name; those of the collection itself behind an empty one. */
export const fieldsBehind = (place: Place, collection: string, path: string): readonly FieldChoice[] => {
  const branch = branchBehind(place, collection, path);
  return branch === null ? [] : choicesIn(place, branch);
};

/** More than these nobody reads. */
const MOST_FOUND = 50;

/** A data model of ten thousand fields is looked through up to here. */
const MOST_LOOKED_AT = 5000;

/** 0 for a name that begins as what is sought, 1 for one with a word that does, 2 for all others. */
const distance = (name: string, sought: string): number =>
  name.startsWith(sought) ? 0 : name.includes(` ${sought}`) ? 1 : 2;

const nearestFirst = (found: readonly FieldChoice[], sought: string): readonly FieldChoice[] => {
  const far = (choice: FieldChoice): number => distance(searchText(choice.name), sought);
  return [...found].sort((one, other) => far(one) - far(other));
};

/**
 * The fields whose name, or way there, has all the words in it, nearest first. The tree is walked, not built: with
 * many relations its third level alone holds more fields than a page can.
 */
export const searchFields = (place: Place, collection: string, text: string): readonly FieldChoice[] => {
  const sought = searchText(text.trim());
  const words = searchTerms(text);
  const found: FieldChoice[] = [];
  const queue: Branch[] = [{ collection, path: [], before: '' }];
  let looked = 0;
  for (const branch of queue) {
    for (const choice of choicesIn(place, branch)) {
      looked += 1;
      const whole = searchText(`${choice.before}${choice.name} ${choice.path}`);
      if (choice.type !== null && words.every((word) => whole.includes(word))) found.push(choice);
      if (found.length >= MOST_FOUND || looked >= MOST_LOOKED_AT) return nearestFirst(found, sought);
      const next = choice.leads ? branchBehind(place, collection, choice.path) : null;
      if (next !== null) queue.push(next);
    }
  }
  return nearestFirst(found, sought);
};
