import { actionLabel, changedFields, type DiffPart, type LeftField, type Revision, type SaveChange } from '../../../domain/revisions';
import { type Field, isAlias, isNoData } from '../../../domain/schema';
import type { Json } from '../../../kernel';

/** A sign that no text has: it keeps the place of a name in a sentence, wherever a language puts it. */
export const WHO = '\uE001';

/** A sentence cut at the place of the name. */
export const aroundWho = (sentence: string): readonly [string, string] => {
  const [before = '', ...after] = sentence.split(WHO);
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
export interface SentenceFields {
  readonly automatic: ReadonlySet<string>;
  readonly field: (name: string) => string;
}

export const revisionSentence = (revision: Revision, { automatic, field }: SentenceFields): RevisionSentence => {
  const label = actionLabel(revision, automatic);
  if (label.kind === 'other') return { key: 'revision_did_something', parameters: { who: WHO } };
  if (label.kind !== 'update') return { key: `revision_did_${label.kind}`, parameters: { who: WHO } };
  const [only] = changedFields(revision, automatic);
  return label.count === 1 && only !== undefined
    ? { key: 'revision_did_change_field', parameters: { who: WHO, field: field(only) } }
    : { key: 'revision_did_change', parameters: { who: WHO, count: label.count, number: label.count } };
};

const WORDS_FROM = 25;

const isLong = (value: Json): boolean =>
  typeof value === 'string' ? value.length > WORDS_FROM : typeof value === 'object' && value !== null;

/** Long texts and structures are compared word by word, everything else as a whole. */
export const comparesWords = ({ before, after, known }: Pick<SaveChange, 'before' | 'after' | 'known'>): boolean =>
  known && (isLong(before) || isLong(after));

/** What one side shows of a comparison. */
export const partsOfSide = (parts: readonly DiffPart[], side: 'before' | 'after'): readonly DiffPart[] =>
  parts.filter(({ kind }) => kind === 'same' || kind === (side === 'before' ? 'removed' : 'added'));

/** A stretch longer than this, in characters, is folded: so much of it stays at either end. */
const FOLD_FROM = 600;
const STAYS = 200;

/** Text with its unchanged middle left out, where that is long. Cut between words. */
export const folded = (part: DiffPart): string => {
  if (part.kind !== 'same' || part.text.length <= FOLD_FROM) return part.text;
  const [start, end] = [part.text.slice(0, STAYS), part.text.slice(-STAYS)];
  return `${start.replace(/\S*$/u, '')}[…]${end.replace(/^\S*/u, '')}`;
};

/** The lists of related items in a form, and among what a revision cannot put back: none of them is part of a revision's values. */
export const relatedLists = (
  fields: readonly { readonly field: Field }[],
  left: readonly LeftField[],
): readonly string[] => [
  ...new Set([
    ...fields.filter(({ field }) => isAlias(field) && !isNoData(field)).map(({ field }) => field.field),
    ...left.filter(({ why }) => why === 'field_of_relation').map(({ field }) => field),
  ]),
];
