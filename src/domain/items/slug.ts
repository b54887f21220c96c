const ACCENTS = /[\u0300-\u036f]/g;

/**
 * A text as an input with the slug option lets it be typed (spec 002, 5.2): lower case, accents stripped, letters,
 * digits, hyphen, underscore and tilde; blanks become hyphens, and of several separators in a row the first stays.
 * Tidying again changes nothing.
 */
export const slugText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/\s/g, '-')
    .replace(/[^a-z0-9\-_~]/g, '')
    .replace(/([-_~])[-_~]+/g, '$1');
