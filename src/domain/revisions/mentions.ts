/** Somebody as comments name them: `label` is unique among those known, one line, without the sign. */
export interface Mentionable {
  readonly id: string;
  readonly label: string;
}

const KEY = /@([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?![0-9a-f-])/giu;

/** The people whom a comment mentions, by their keys, each once. */
export const mentionsIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(KEY)].map(([, key]) => String(key).toLowerCase())),
];

/** What somebody is called in comments: one line, and none of the signs by which a mention begins. */
export const mentionLabel = (name: string): string => name.replace(/[@\s]+/gu, ' ').trim();

/** The comment as one writes it: names in the place of keys. Keys of people who are not known stay. */
export const mentionsAsNames = (text: string, people: readonly Mentionable[]): string => {
  const labels = new Map(people.map(({ id, label }) => [id.toLowerCase(), label]));
  return text.replace(KEY, (whole, key: string) => {
    const label = labels.get(key.toLowerCase());
    return label === undefined ? whole : `@${label}`;
  });
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** The comment as the platform keeps it: keys in the place of names. The longest name that fits is the one that is meant. */
export const mentionsAsKeys = (text: string, people: readonly Mentionable[]): string => {
  const named = people
    .filter(({ label }) => label !== '')
    .toSorted((one, other) => other.label.length - one.label.length);
  if (named.length === 0) return text;
  const keys = new Map(named.map(({ id, label }) => [label, id]));
  const anybody = new RegExp(`@(${named.map(({ label }) => escaped(label)).join('|')})(?![\\p{L}\\p{N}_])`, 'gu');
  return text.replace(anybody, (whole, label: string) => {
    const key = keys.get(label);
    return key === undefined ? whole : `@${key}`;
  });
};

/**
 * The comment as Markdown in which mentioned people stand out. A name is text, whatever is in it: every sign that
 * Markdown could mean something by is escaped. `unknown` stands for people who may not be seen.
 */
export const mentionsAsMarkdown = (text: string, people: readonly Mentionable[], unknown: string): string => {
  const labels = new Map(people.map(({ id, label }) => [id.toLowerCase(), label]));
  return text.replace(KEY, (_, key: string) => {
    const label = labels.get(key.toLowerCase()) ?? unknown;
    return `**@${label.replace(/[!-/:-@[-`{-~]/gu, '\\$&')}**`;
  });
};

const MAX_NAME_LENGTH = 40;

/** What is typed of a mention at the caret, and where its sign stands. */
export interface MentionDraft {
  readonly at: number;
  readonly typed: string;
}

/** A mention that is being typed: from an @ at the start of a word up to the caret. Null when there is none. */
export const mentionAtCaret = (text: string, caret: number): MentionDraft | null => {
  const before = text.slice(0, caret);
  const at = before.lastIndexOf('@');
  if (at < 0 || /[\p{L}\p{N}_@]/u.test(before.charAt(at - 1))) return null;
  const typed = before.slice(at + 1);
  return typed.length > MAX_NAME_LENGTH || /^\s|\n|\s{2}/u.test(typed) ? null : { at, typed };
};

/** Somebody chosen for the mention that is being typed: the text and where the caret goes. */
export const withMention = (
  text: string,
  caret: number,
  { at }: MentionDraft,
  { label }: Mentionable,
): { readonly text: string; readonly caret: number } => {
  const start = `${text.slice(0, at)}@${label} `;
  return { text: start + text.slice(caret).replace(/^ /u, ''), caret: start.length };
};
