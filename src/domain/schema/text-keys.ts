/** Begins a text that is stored as a key: '$t:draft'. */
const MARKER = '$t:';

/** The text of such a key, without its marker; null where there is none. */
export type TextLookup = (key: string) => string | null;

/** Texts that administrators of a server define: by key, then by language (BCP 47). */
export type OwnTexts = ReadonlyMap<string, ReadonlyMap<string, string>>;

export const NO_TEXTS: OwnTexts = new Map();

const FALLBACK_LANGUAGE = 'en-US';

const languagePart = (locale: string): string => locale.split('-')[0] ?? locale;

/** The own text in a language, in another region of it, or in English; null without one. */
export const ownText = (texts: OwnTexts, key: string, locale: string): string | null => {
  const byLanguage = texts.get(key);
  if (byLanguage === undefined) return null;
  const related = [...byLanguage].find(([language]) => languagePart(language) === languagePart(locale));
  return byLanguage.get(locale) ?? related?.[1] ?? byLanguage.get(FALLBACK_LANGUAGE) ?? null;
};

/** 'published_on' becomes 'Published On'. Total. */
export const titleCase = (name: string): string =>
  name
    .split(/[\s_-]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toLocaleUpperCase('en') + word.slice(1))
    .join(' ');

/** The key that a text stands for; null for a text that is shown as it is. */
export const textKeyOf = (text: string): string | null => (text.startsWith(MARKER) ? text.slice(MARKER.length) : null);

/** The text of a marked key, its last part as a name where there is no text ('$t:fields.status' becomes 'Status'). */
export const localizeText = (text: string, lookup: TextLookup): string => {
  const key = textKeyOf(text);
  return key === null ? text : (lookup(key) ?? titleCase(key.slice(key.lastIndexOf('.') + 1)));
};

/** A note to show: null for one that is the key of a text, which is not known here. */
export const localizeNote = (note: string | null | undefined, lookup: TextLookup): string | null => {
  if (note === undefined || note === null || note === '') return null;
  const key = textKeyOf(note);
  return key === null ? note : lookup(key);
};
