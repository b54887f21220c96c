import type { Field } from '../../schema';

/** Last words of names of fields whose whole numbers count nothing. */
const IDENTIFIERS: ReadonlySet<string> = new Set(
  [
    'year id ids uid code codes key zip zipcode postcode plz barcode pin isbn issn ean gtin sku iban vat',
    'phone telephone mobile fax number no nr jahr nummer telefon annee année numero numéro número',
    'anio año codigo código telefono teléfono',
  ].flatMap((words) => words.split(' ')),
);

/** Words before a name of years or codes that make a rate of it: 'visits_per_year'. */
const RATES: ReadonlySet<string> = new Set(['per', 'pro', 'par', 'por', 'of']);

/** 'publishedYear' and 'published-year' as 'published', 'year'. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, '_')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');

/** 'year_of_birth' and 'year_built' are years, 'code_count' is a number of codes. */
const isNameOfIdentifier = (name: string): boolean => {
  const words = wordsOf(name);
  const [first = '', second] = words;
  if (first === 'year' && second !== 'count') return true;
  return IDENTIFIERS.has(words.at(-1) ?? '') && !RATES.has(words.at(-2) ?? '');
};

/**
 * Whether the digits of a field's numbers are grouped, as in '12,345'. The option `grouping` of its display decides;
 * without it they are, except in the display raw and for whole numbers that are years, identifiers or codes by name.
 */
export const groupsDigits = ({ field, type, meta }: Pick<Field, 'field' | 'type' | 'meta'>): boolean => {
  const option = meta?.display_options?.['grouping'];
  if (typeof option === 'boolean') return option;
  if (meta?.display === 'raw') return false;
  return !((type === 'integer' || type === 'bigInteger') && isNameOfIdentifier(field));
};
