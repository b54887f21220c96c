import type { Json } from '../../src/kernel';

/** Every element of a place in its order, those of open shadow trees behind their hosts. */
const elementsIn = (place: ParentNode): readonly Element[] =>
  [...place.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot === null ? [] : elementsIn(element.shadowRoot)),
  ]);

/** Texts that would become elements or scripts if anybody took them for markup. */
export const hostileTexts: readonly string[] = [
  '"><intruder-element></intruder-element><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>',
  '<a href="javascript:window.hacked=1">go</a><svg onload="window.hacked=1">',
  'javascript:window.hacked=1',
  "'-alert(1)-'{{constructor.constructor('window.hacked=1')()}}${window.hacked=1}",
  '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe><math><mtext><style></math><img src onerror=window.hacked=1>',
];

/** The same length and lines, and nothing in it that could mean something. */
export const harmless = (text: string): string => text.replace(/[^a-z0-9\s,]/gi, 'x');

/** A text in every shape that a value can have. */
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

/** What a hostile text has managed to put into the page; it should be nothing. */
export const intruders = (place: ParentNode): readonly string[] =>
  elementsIn(place).flatMap((element) => [
    ...(LOADED.includes(element.localName) ? [`<${element.localName}>`] : []),
    ...[...element.attributes].filter(isDangerous).map(({ name, value }) => `${element.localName}[${name}=${value}]`),
  ]);

/** What colours code: it comes when the browser has time for it, line by line, and no hostile text is made of it. */
const COLORING = '.cm-line span';

/** The elements of a place in their order; markup that was taken for markup changes it. */
export const outline = (place: ParentNode): string =>
  elementsIn(place)
    .filter((element) => !element.matches(COLORING))
    .map(({ localName }) => localName)
    .join(' ');

/** True once any of the texts has run as a script. */
export const wasHacked = (): boolean => 'hacked' in window;
