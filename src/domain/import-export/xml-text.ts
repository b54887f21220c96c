import { isJsonObject, type Json } from '../../kernel';

/** Control characters, lone surrogates and non-characters: XML cannot contain them, not even escaped. */
const UNWRITABLE = /[^\P{Cc}\t\n\r\u007F-\u009F]|\p{Cs}|[\uFFFE\uFFFF]/gu;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(']]>', ']]&gt;').replace(UNWRITABLE, '\uFFFD');

/** The characters of XML names by the recommendation, without the colon. */
const FIRST = String.raw`A-Z_a-z\u{C0}-\u{D6}\u{D8}-\u{F6}\u{F8}-\u{2FF}\u{370}-\u{37D}\u{37F}-\u{1FFF}\u{200C}\u{200D}\u{2070}-\u{218F}\u{2C00}-\u{2FEF}\u{3001}-\u{D7FF}\u{F900}-\u{FDCF}\u{FDF0}-\u{FFFD}\u{10000}-\u{EFFFF}`;
const UNNAMEABLE = new RegExp(String.raw`[^${FIRST}\-.0-9\u{B7}\u{300}-\u{36F}\u{203F}\u{2040}]`, 'gu');
const NAME_START = new RegExp(`^[${FIRST}]`, 'u');

/** JSON keys may not be valid element names. */
const elementName = (name: string): string => {
  const safe = name.replace(UNNAMEABLE, '_');
  return NAME_START.test(safe) ? safe : `_${safe}`;
};

const INDENT = '    ';

/**
 * The lines of an element, in the format of the platform. A list becomes one element per entry under its own name;
 * an empty list none.
 */
export const xmlElement = (name: string, value: Json, indent: string): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((entry: Json) => xmlElement(name, entry, indent));
  const tag = elementName(name);
  if (!isJsonObject(value)) {
    const text = escapeXml(String(value));
    return [text === '' ? `${indent}<${tag}/>` : `${indent}<${tag}>${text}</${tag}>`];
  }
  const inside = Object.entries(value).flatMap(([member, entry]) => xmlElement(member, entry, `${indent}${INDENT}`));
  return inside.length === 0 ? [`${indent}<${tag}/>`] : [`${indent}<${tag}>`, ...inside, `${indent}</${tag}>`];
};

/** Items as lines of a document. */
export const xmlLines = (items: readonly Json[]): string =>
  items
    .flatMap((item) => xmlElement('data', item, INDENT))
    .map((line) => `${line}\n`)
    .join('');
