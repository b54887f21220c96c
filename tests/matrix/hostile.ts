import type { Json } from '../../src/kernel';

/** All elements in document order, including those in open shadow roots. */
const elementsIn = (place: ParentNode): readonly Element[] =>
  [...place.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot === null ? [] : elementsIn(element.shadowRoot)),
  ]);

/** Texts that would become elements or scripts if they were rendered as HTML. */
export const hostileTexts: readonly string[] = [
  '"><intruder-element></intruder-element><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>',
  '<a href="javascript:window.hacked=1">go</a><svg onload="window.hacked=1">',
  'javascript:window.hacked=1',
  "'-alert(1)-'{{constructor.constructor('window.hacked=1')()}}${window.hacked=1}",
  '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe><math><mtext><style></math><img src onerror=window.hacked=1>',
];

/** Texts that are hard to handle without being markup: names of members, numbers that are none, scripts, sizes. */
export const strangeTexts: readonly string[] = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x1F',
  '\uD800',
  'a\uDFFFb\uD83D',
  '\u0000\u001B[31m\u2028',
  '\u202Egnp.exe\u202C',
  'עברית and العربية 123',
  'e\u0301\u0302'.repeat(50),
  '👩‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  'no spaces '.replace(' ', '').repeat(500),
  'word '.repeat(4000),
];

/** Objects that replace the prototype of what they are carelessly merged into, and extreme numbers. */
export const strangeValues: readonly Json[] = [
  JSON.parse('{"__proto__": {"polluted": true}}') as Json,
  JSON.parse('[{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}]') as Json,
  { toString: null, valueOf: 'text', length: 3, then: 'now' },
  Number.MAX_VALUE,
  Number.MIN_VALUE,
  -0,
  2 ** 53 + 2,
];

/** True when a value has changed the prototype of all objects. */
export const isPolluted = (): boolean => 'polluted' in {};

/** A text of the same length and lines, also as JSON, without special characters but quotes. */
export const harmless = (text: string): string => text.replace(/[^a-z0-9\s,"{}]/gi, 'x');

/** The text in every form that a value can have. */
export const shapes = (text: string): readonly Json[] => [
  text,
  [text, text],
  { [text]: text },
  [{ key: text, value: [text], name: text }],
];

const LOADED = ['script', 'iframe', 'object', 'embed', 'base', 'link', 'meta', 'style', 'intruder-element'];

const FOLLOWED = [
  'href',
  'xlink:href',
  'src',
  'srcset',
  'action',
  'formaction',
  'data',
  'poster',
  'ping',
  'background',
];

const isDangerous = ({ name, value }: Attr): boolean =>
  name.startsWith('on') ||
  name === 'srcdoc' ||
  (FOLLOWED.includes(name) && /^\s*(javascript|vbscript|data:text\/html)/i.test(value));

/** Elements and attributes that a hostile text has injected; expected to be empty. */
export const intruders = (place: ParentNode): readonly string[] =>
  elementsIn(place).flatMap((element) => [
    ...(LOADED.includes(element.localName) ? [`<${element.localName}>`] : []),
    ...[...element.attributes].filter(isDangerous).map(({ name, value }) => `${element.localName}[${name}=${value}]`),
  ]);

/** Syntax highlighting: rendered when the browser is idle, and contains no hostile text. */
const COLORING = '.cm-line span';

/** The element names in document order; text interpreted as HTML would change it. */
export const outline = (place: ParentNode): string =>
  elementsIn(place)
    .filter((element) => !element.matches(COLORING))
    .map(({ localName }) => localName)
    .join(' ');

/** True when one of the texts has run as a script. */
export const wasHacked = (): boolean => 'hacked' in window;
