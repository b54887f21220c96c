import type { Comment } from './comments';

/** A user that can be mentioned: `label` is unique, on one line, without the @ sign. */
export interface Mentionable {
  readonly id: string;
  readonly label: string;
}

const KEY = /@([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?![0-9a-f-])/giu;

/** The ids of the users mentioned in a comment, without duplicates. */
export const mentionsIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(KEY)].map(([, key]) => String(key).toLowerCase())),
];

/** The comments of other users that mention this one: the server finds the id without the rules of a mention. */
export const mentionsOf = (user: string, comments: readonly Comment[]): readonly Comment[] =>
  comments.filter(
    ({ comment, user: author }) => author?.id !== user && mentionsIn(comment).includes(user.toLowerCase()),
  );

/** The name of a user in comments: one line without @ signs. */
export const mentionLabel = (name: string): string => name.replace(/[@\s]+/gu, ' ').trim();

/** The comment as text to edit: ids replaced by names. Unknown ids stay. */
export const mentionsAsNames = (text: string, people: readonly Mentionable[]): string => {
  const labels = new Map(people.map(({ id, label }) => [id.toLowerCase(), label]));
  return text.replace(KEY, (whole, key: string) => {
    const label = labels.get(key.toLowerCase());
    return label === undefined ? whole : `@${label}`;
  });
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** The comment as the platform stores it: names replaced by ids. The longest matching name wins. */
export const mentionsAsKeys = (text: string, people: readonly Mentionable[]): string => {
  const named = people
    .filter(({ label }) => label !== '')
    .toSorted((one, other) => other.label.length - one.label.length);
  if (named.length === 0) return text;
  const keys = new Map(named.map(({ id, label }) => [label, id]));
  const pattern = new RegExp(`@(${named.map(({ label }) => escaped(label)).join('|')})(?![\\p{L}\\p{N}_])`, 'gu');
  return text.replace(pattern, (whole, label: string) => {
    const key = keys.get(label);
    return key === undefined ? whole : `@${key}`;
  });
};

/**
 * The comment as Markdown with emphasised mentions. Names are escaped. `unknown` replaces users who may not be read.
 */
export const mentionsAsMarkdown = (text: string, people: readonly Mentionable[], unknown: string): string => {
  const labels = new Map(people.map(({ id, label }) => [id.toLowerCase(), label]));
  return text.replace(KEY, (_, key: string) => {
    const label = labels.get(key.toLowerCase()) ?? unknown;
    return `**@${label.replace(/[!-/:-@[-`{-~]/gu, '\\$&')}**`;
  });
};

const MAX_NAME_LENGTH = 40;

/** The mention being typed at the caret, and the position of its @ sign. */
export interface MentionDraft {
  readonly at: number;
  readonly typed: string;
}

/** The mention being typed: from an @ at the start of a word up to the caret. Null when there is none. */
export const mentionAtCaret = (text: string, caret: number): MentionDraft | null => {
  const before = text.slice(0, caret);
  const at = before.lastIndexOf('@');
  if (at < 0 || /[\p{L}\p{N}_@]/u.test(before.charAt(at - 1))) return null;
  const typed = before.slice(at + 1);
  return typed.length > MAX_NAME_LENGTH || /^\s|\n|\s{2}/u.test(typed) ? null : { at, typed };
};

/** The text and caret position after a user was selected for the mention being typed. */
export const withMention = (
  text: string,
  caret: number,
  { at }: MentionDraft,
  { label }: Mentionable,
): { readonly text: string; readonly caret: number } => {
  const start = `${text.slice(0, at)}@${label} `;
  return { text: start + text.slice(caret).replace(/^ /u, ''), caret: start.length };
};
