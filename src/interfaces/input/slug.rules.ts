import transliterate from '@sindresorhus/transliterate';

/**
 * The text that an input with the slug option accepts (spec 002, 5.2): lower case, in Latin letters without accents, as
 * the language (BCP 47) writes them; letters, digits, hyphen, underscore and tilde; spaces become hyphens, and of
 * adjacent separators the first stays. Idempotent. Empty for a text in a script without transliteration.
 */
export const slugText = (text: string, language: string): string =>
  transliterate(text, { locale: language })
    .toLowerCase()
    .replace(/\s/g, '-')
    .replace(/[^a-z0-9\-_~]/g, '')
    .replace(/([-_~])[-_~]+/g, '$1');

/** The slug without separators at its ends. */
export const trimSlug = (slug: string): string => slug.replace(/^[-_~]+|[-_~]+$/g, '');
