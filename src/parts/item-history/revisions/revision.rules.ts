import {
  actionLabel,
  changedFields,
  type DiffPart,
  type UnrevertedField,
  type Revision,
  type SaveChange,
} from '../../../domain/revisions';
import { type Field, isAlias, isNoData } from '../../../domain/schema';
import type { Json } from '../../../kernel';

/** A sign that no text has: it keeps the place of a name in a sentence, wherever a language puts it. */
export const NAME_PLACEHOLDER = '\uE001';

/** A sentence cut at the place of the name. */
export const splitAtName = (sentence: string): readonly [string, string] => {
  const [before = '', ...after] = sentence.split(NAME_PLACEHOLDER);
  return [before, after.join('')];
};

/** What somebody did, as a text of the locale files. One field that was changed is named: `field` is what it is called. */
export interface RevisionSentence {
  readonly key:
    | 'revision_did_create'
    | 'revision_did_delete'
    | 'revision_did_revert'
    | 'revision_did_something'
    | 'revision_did_change'
    | 'revision_did_change_field';
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** What is known of the fields around a revision. */
export interface SentenceContext {
  readonly automatic: ReadonlySet<string>;
  readonly field: (name: string) => string;
}

export const revisionSentence = (revision: Revision, { automatic, field }: SentenceContext): RevisionSentence => {
  const label = actionLabel(revision, automatic);
  if (label.kind === 'other') return { key: 'revision_did_something', parameters: { who: NAME_PLACEHOLDER } };
  if (label.kind !== 'update') return { key: `revision_did_${label.kind}`, parameters: { who: NAME_PLACEHOLDER } };
  const [only] = changedFields(revision, automatic);
  return label.count === 1 && only !== undefined
    ? { key: 'revision_did_change_field', parameters: { who: NAME_PLACEHOLDER, field: field(only) } }
    : { key: 'revision_did_change', parameters: { who: NAME_PLACEHOLDER, count: label.count, number: label.count } };
};

const MIN_DIFF_LENGTH = 25;

const isLong = (value: Json): boolean =>
  typeof value === 'string' ? value.length > MIN_DIFF_LENGTH : typeof value === 'object' && value !== null;

/** Long texts and structures are compared word by word, everything else as a whole. */
export const hasTextDiff = ({
  before,
  after,
  isBeforeKnown,
}: Pick<SaveChange, 'before' | 'after' | 'isBeforeKnown'>): boolean =>
  isBeforeKnown && (isLong(before) || isLong(after));

/** What one side shows of a comparison. */
export const partsOfSide = (parts: readonly DiffPart[], side: 'before' | 'after'): readonly DiffPart[] =>
  parts.filter(({ kind }) => kind === 'same' || kind === (side === 'before' ? 'removed' : 'added'));

/** A stretch longer than this, in characters, is folded: so much of it stays at either end. */
const MAX_UNCHANGED_LENGTH = 600;
const CONTEXT_LENGTH = 200;

/** Text with its unchanged middle left out, where that is long. Cut between words. */
export const shortenUnchanged = (part: DiffPart): string => {
  if (part.kind !== 'same' || part.text.length <= MAX_UNCHANGED_LENGTH) return part.text;
  const [start, end] = [part.text.slice(0, CONTEXT_LENGTH), part.text.slice(-CONTEXT_LENGTH)];
  return `${start.replace(/\S*$/u, '')}[…]${end.replace(/^\S*/u, '')}`;
};

/** The lists of related items in a form, and among what a revision cannot put back: none of them is part of a revision's values. */
export const relatedLists = (
  fields: readonly { readonly field: Field }[],
  left: readonly UnrevertedField[],
): readonly string[] => [
  ...new Set([
    ...fields.filter(({ field }) => isAlias(field) && !isNoData(field)).map(({ field }) => field.field),
    ...left.filter(({ reason }) => reason === 'field_of_relation').map(({ field }) => field),
  ]),
];
