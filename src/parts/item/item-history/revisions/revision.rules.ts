import {
  actionLabel,
  type DiffPart,
  type RevisionEntry,
  type SaveChange,
  type UnrevertedField,
} from '../../../../domain/revisions';
import { type Field, isAlias, isNoData } from '../../../../domain/schema';
import { characterStart, type Json, shorten } from '../../../../kernel';

/** A private-use character that marks the position of the name in a translated sentence. */
export const NAME_PLACEHOLDER = '\uE001';

/** The sentence before and after the name. */
export const splitAtName = (sentence: string): readonly [string, string] => {
  const [before = '', ...after] = sentence.split(NAME_PLACEHOLDER);
  return [before, after.join('')];
};

/** What happened, as a translation key. If only one field was changed, `field` is its name. */
export interface RevisionSentence {
  readonly key:
    | 'revision_did_create'
    | 'revision_did_delete'
    | 'revision_did_revert'
    | 'revision_did_something'
    | 'revision_did_change'
    | 'revision_did_update'
    | 'revision_did_change_field';
  readonly parameters: Readonly<Record<string, string | number>>;
}

export interface SentenceContext {
  readonly automatic: ReadonlySet<string>;
  readonly field: (name: string) => string;
}

/** `changed` are the fields that the save has changed; null if they are not known. */
export const revisionSentence = (
  revision: RevisionEntry,
  changed: readonly string[] | null,
  { automatic, field }: SentenceContext,
): RevisionSentence => {
  const fields = changed?.filter((name) => !automatic.has(name)) ?? null;
  const label = actionLabel(revision, fields);
  if (label.kind === 'other') return { key: 'revision_did_something', parameters: { who: NAME_PLACEHOLDER } };
  if (label.kind !== 'update') return { key: `revision_did_${label.kind}`, parameters: { who: NAME_PLACEHOLDER } };
  if (label.count === null) return { key: 'revision_did_update', parameters: { who: NAME_PLACEHOLDER } };
  const [only] = fields ?? [];
  return label.count === 1 && only !== undefined
    ? { key: 'revision_did_change_field', parameters: { who: NAME_PLACEHOLDER, field: field(only) } }
    : { key: 'revision_did_change', parameters: { who: NAME_PLACEHOLDER, count: label.count, number: label.count } };
};

const MIN_DIFF_LENGTH = 25;

const isLong = (value: Json): boolean =>
  typeof value === 'string' ? value.length > MIN_DIFF_LENGTH : typeof value === 'object' && value !== null;

/** Long texts and structures are compared word by word, other values as a whole. */
export const hasTextDiff = ({ before, after }: Pick<SaveChange, 'before' | 'after'>): boolean =>
  isLong(before) || isLong(after);

/** The parts of a diff that one side shows. */
export const partsOfSide = (parts: readonly DiffPart[], side: 'before' | 'after'): readonly DiffPart[] =>
  parts.filter(({ kind }) => kind === 'same' || kind === (side === 'before' ? 'removed' : 'added'));

/** In characters; longer unchanged parts keep CONTEXT_LENGTH at either end. */
const MAX_UNCHANGED_LENGTH = 600;
const CONTEXT_LENGTH = 200;

/** An unchanged part without its middle, if it is long. Cuts between words. */
export const shortenUnchanged = (part: DiffPart): string => {
  if (part.kind !== 'same' || part.text.length <= MAX_UNCHANGED_LENGTH) return part.text;
  const [start, end] = [
    shorten(part.text, CONTEXT_LENGTH),
    part.text.slice(characterStart(part.text, part.text.length - CONTEXT_LENGTH)),
  ];
  return `${start.replace(/\S*$/u, '')}[…]${end.replace(/^\S*/u, '')}`;
};

/**
 * The lists of related items in a form, and among the fields that a revert leaves: revisions do not hold their values.
 */
export const relatedLists = (
  fields: readonly { readonly field: Field }[],
  left: readonly UnrevertedField[],
): readonly string[] => [
  ...new Set([
    ...fields.filter(({ field }) => isAlias(field) && !isNoData(field)).map(({ field }) => field.field),
    ...left.filter(({ reason }) => reason === 'field_of_relation').map(({ field }) => field),
  ]),
];
