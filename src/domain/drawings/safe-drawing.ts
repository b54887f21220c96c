/** Elements that a browser draws without a noticeable pause, copies included. */
const MAX_ELEMENTS = 20_000;
const MAX_CHARACTERS = 1_000_000;
/** Elements in elements, and references to elements with references. */
const MAX_DEPTH = 100;
/** References, each counted once for every element around it: examining a drawing must not stop the page either. */
const MAX_REFERENCES = 1_000_000;

/** What an element or a group with an id draws: elements, and copies of what others draw. */
interface Part {
  elements: number;
  readonly references: string[];
}

type Attributes = ReadonlyMap<string, string>;

const NAMED_CHARACTERS: Readonly<Record<string, string>> = { quot: '"', apos: "'", amp: '&', lt: '<', gt: '>' };

const decodeCharacters = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (_, hex: string, decimal: string, name: string) => {
    if (name !== undefined) return NAMED_CHARACTERS[name] ?? '';
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0x10_ff_ff ? '' : String.fromCodePoint(code);
  });

/** A name without a value is matched too, since a long one would be tried from each of its letters. */
const ATTRIBUTE = /([^\s=/>"'<]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g;

const attributesOf = (tag: string): Attributes =>
  new Map(
    [...tag.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
      name.replace(/^.*:/, '').toLowerCase(),
      decodeCharacters(double ?? single ?? ''),
    ]),
  );

/** The ids that a value may refer to: `#id` as an address, `url(#id)`; a colour refers to nothing that exists. */
const referencesIn = (value: string): readonly string[] =>
  [...value.matchAll(/#([^\s"')#;]+)/g)].map(([, id = '']) => id);

/** Characters of an id that references can write in several ways. */
const UNUSUAL_ID = /[\s"'()#;%\\&]/;
/** Content of its own that is not examined, or escapes that hide a reference. */
const UNUSUAL_VALUE = /\\|data:\s*image\/svg|#[^\s"')#]*%/i;

/** References of a style sheet by class; those of all other selectors under '*'. Null for one that is not understood. */
const styleReferences = (css: string): ReadonlyMap<string, readonly string[]> | null => {
  const plain = css.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, '');
  if (UNUSUAL_VALUE.test(plain) || /["'][^"']*[{}]/.test(plain)) return null;
  const references = new Map<string, readonly string[]>();
  for (const rule of plain.split('}')) {
    const at = rule.lastIndexOf('{');
    const ids = /url/i.test(rule) ? referencesIn(rule.slice(at + 1)) : [];
    const selectors = rule.slice(0, Math.max(at, 0)).split(',');
    if (ids.length > 0)
      for (const selector of selectors) {
        const name = /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1] ?? '*';
        references.set(name, [...(references.get(name) ?? []), ...ids]);
      }
  }
  return references;
};

type Token =
  | {
      readonly kind: 'open' | 'close';
      readonly name: string;
      readonly attributes: Attributes;
      readonly isEmpty: boolean;
    }
  | { readonly kind: 'text'; readonly text: string };

/** The index behind the tag that begins at `start`; a quoted value may hold '>'. -1 for a tag without an end. */
const tagEnd = (svg: string, start: number): number => {
  for (let at = start; at < svg.length; at += 1) {
    const character = svg[at];
    if (character === '>') return at + 1;
    if (character !== '"' && character !== "'") continue;
    at = svg.indexOf(character, at + 1);
    if (at < 0) return -1;
  }
  return -1;
};

/** What is no element, with its end. A document type with declarations of its own is not among them. */
const SKIPPED = [
  ['<!--', '-->'],
  ['<?xml ', '?>'],
] as const;

const tokensOf = (svg: string): readonly Token[] | null => {
  const tokens: Token[] = [];
  let at = 0;
  while (at < svg.length) {
    const next = svg.indexOf('<', at);
    const text = svg.slice(at, next < 0 ? svg.length : next);
    if (text.trim() !== '') tokens.push({ kind: 'text', text });
    if (next < 0) break;
    const skipped = SKIPPED.find(([begin]) => svg.startsWith(begin, next));
    if (skipped !== undefined || svg.startsWith('<![CDATA[', next)) {
      const end = svg.indexOf(skipped?.[1] ?? ']]>', next);
      if (end < 0) return null;
      if (skipped === undefined) tokens.push({ kind: 'text', text: svg.slice(next + 9, end) });
      at = end + 3 - (skipped?.[1] === '?>' ? 1 : 0);
      continue;
    }
    at = tagEnd(svg, next);
    if (at < 0) return null;
    const tag = svg.slice(next, at);
    if (/^<!DOCTYPE\s[^[]*>$/i.test(tag)) continue;
    const [, slash = '', name = ''] = /^<(\/?)([^\s/><!?]+)/.exec(tag) ?? [];
    if (name === '') return null;
    tokens.push({
      kind: slash === '' ? 'open' : 'close',
      name: name.replace(/^.*:/, '').toLowerCase(),
      attributes: attributesOf(tag),
      isEmpty: tag.endsWith('/>'),
    });
  }
  return tokens;
};

const FORBIDDEN_ELEMENTS = ['script', 'iframe', 'object', 'embed'];

/** The text of all style elements, as the browser reads it. */
const styleText = (tokens: readonly Token[]): string => {
  let isStyle = false;
  return tokens
    .map((token) => {
      if (token.kind === 'text') return isStyle ? decodeCharacters(token.text) : '';
      if (token.name === 'style') isStyle = token.kind === 'open' && !token.isEmpty;
      return '';
    })
    .join('');
};

/** The parts of a drawing by id, the whole under ''; null for one that is not understood. */
const partsOf = (svg: string): ReadonlyMap<string, Part> | null => {
  const tokens = tokensOf(svg);
  if (tokens === null || tokens.filter(({ kind }) => kind === 'open').length > MAX_ELEMENTS) return null;
  const styles = styleReferences(styleText(tokens));
  if (styles === null) return null;
  const parts = new Map<string, Part>([['', { elements: 0, references: [] }]]);
  let referenceCount = 0;
  const open: { readonly name: string; readonly id: string | null }[] = [];
  for (const token of tokens) {
    if (token.kind === 'text') continue;
    if (token.kind === 'close') {
      if (open.pop()?.name !== token.name) return null;
      continue;
    }
    const { name, attributes, isEmpty } = token;
    const values = [...attributes.values()];
    const id = attributes.get('id') ?? null;
    if (FORBIDDEN_ELEMENTS.includes(name) || values.some((value) => UNUSUAL_VALUE.test(value))) return null;
    if (id !== null && UNUSUAL_ID.test(id)) return null;
    const classes = new Set(['*', ...(attributes.get('class') ?? '').split(/\s+/)]);
    const references = [...values.flatMap(referencesIn), ...[...classes].flatMap((each) => styles.get(each) ?? [])];
    const places = new Set(['', ...open.map((each) => each.id ?? ''), id ?? '']);
    referenceCount += references.length * places.size;
    if (referenceCount > MAX_REFERENCES || open.length > MAX_DEPTH) return null;
    for (const around of places) {
      const part = parts.get(around) ?? { elements: 0, references: [] };
      parts.set(around, part);
      part.elements += 1;
      for (const reference of references) part.references.push(reference);
    }
    if (!isEmpty) open.push({ name, id });
  }
  return open.length === 0 ? parts : null;
};

/** Elements drawn for a part, with all copies; infinite for one that contains itself. */
const elementsOf = (parts: ReadonlyMap<string, Part>, id: string, known: Map<string, number>, depth = 0): number => {
  if (depth > MAX_DEPTH) return Number.POSITIVE_INFINITY;
  const counted = known.get(id);
  if (counted !== undefined) return counted;
  const part = parts.get(id);
  if (part === undefined) return 0;
  known.set(id, Number.POSITIVE_INFINITY);
  const total = part.references.reduce((sum, each) => sum + elementsOf(parts, each, known, depth + 1), part.elements);
  known.set(id, total);
  return total;
};

/**
 * Whether an SVG may be shown as a picture. References within a drawing copy parts of it, so that a few lines can draw
 * billions of elements and stop the page. A drawing with scripts, entities or style sheets of its own, or one that is not
 * understood, is refused too: as a picture it would run nothing, but a browser tab shows it as a page of this origin.
 */
export const isSafeDrawing = (svg: string): boolean => {
  if (svg.length > MAX_CHARACTERS) return false;
  const parts = partsOf(svg.replace(/^\uFEFF/, ''));
  return parts !== null && elementsOf(parts, '', new Map()) <= MAX_ELEMENTS;
};
