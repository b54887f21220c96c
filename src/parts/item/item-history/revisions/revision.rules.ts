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

/** What happened, as a translation key. */
export interface RevisionSentence {
  readonly key:
    | 'revision_did_create'
    | 'revision_did_delete'
    | 'revision_did_revert'
    | 'revision_did_something'
    | 'revision_did_update'
    | 'revision_did_change_field'
    | 'revision_did_change_fields';
  readonly parameters: Readonly<Record<string, string | number>>;
}

export interface SentenceContext {
  /** Those of the changed fields that are named. */
  readonly named: (changed: readonly string[]) => readonly string[];
  readonly field: (name: string) => string;
  /** The code of the language. */
  readonly locale: string;
}

const MAX_NAMED_FIELDS = 3;

/** With what separates two members of a longer list in the language: more may follow, so that there is no 'and'. */
const joinNames = (names: readonly string[], locale: string): string => {
  const separator = new Intl.ListFormat(locale).formatToParts(['a', 'b', 'c']).find(({ type }) => type === 'literal');
  return names.join(separator?.value);
};

/** Names up to three of the fields that the save has changed; `changed` is null if they are not known. */
export const revisionSentence = (
  revision: RevisionEntry,
  changed: readonly string[] | null,
  { named, field, locale }: SentenceContext,
): RevisionSentence => {
  const who = NAME_PLACEHOLDER;
  const label = actionLabel(revision);
  if (label === 'other') return { key: 'revision_did_something', parameters: { who } };
  const fields = label === 'update' && changed !== null ? named(changed) : [];
  if (fields.length === 0) return { key: `revision_did_${label}`, parameters: { who } };
  const names = joinNames(fields.slice(0, MAX_NAMED_FIELDS).map(field), locale);
  const more = fields.length - MAX_NAMED_FIELDS;
  return more <= 0
    ? { key: 'revision_did_change_field', parameters: { who, field: names } }
    : { key: 'revision_did_change_fields', parameters: { who, fields: names, count: more, number: more } };
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
