import fc from 'fast-check';
import { cpuTime } from '../../../tests/support/cpu-time';
import { drawings } from '../../../fixtures/files/file-contents';
import { isSafeDrawing } from './safe-drawing';

const svg = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;

/** 14 levels, each of which draws the one below five times: 6 billion elements. */
const levels = (part: (level: number, reference: string) => string): string =>
  svg(Array.from({ length: 15 }, (_, level) => part(level, level === 0 ? 'none' : `a${level - 1}`)).join(''));

test('the drawings of the demo are safe', () => {
  expect(Object.values(drawings).length).toBeGreaterThan(0);
  for (const drawing of Object.values(drawings)) expect(isSafeDrawing(drawing)).toBe(true);
});

test.each([
  ['an empty drawing', svg('')],
  [
    'prolog, comment and document type',
    `\uFEFF<?xml version="1.0"?><!-- <g> --><!DOCTYPE svg PUBLIC "a" "b">${svg('')}`,
  ],
  ['a gradient by attribute', svg('<linearGradient id="a"><stop/></linearGradient><rect fill="url(#a)"/>')],
  [
    'a gradient by class',
    svg('<style>.b{fill:url(#a)}</style><linearGradient id="a"><stop/></linearGradient><rect class="b"/>'),
  ],
  [
    'a clip path by class',
    svg('<style>.b,.c{clip-path:url(#a)}</style><clipPath id="a"><rect class="d"/></clipPath><g class="b"/>'),
  ],
  ['glyphs that are used often', svg(`<path id="a" d="M0 0"/>${'<use href="#a"/>'.repeat(2000)}`)],
  ['text with markup and colours', svg('<text fill="#ff0000" id="x">a &lt;script&gt; <![CDATA[<script>]]></text>')],
  ['event handlers, which a picture and the policy do not run', svg('<rect onclick="a()" title="a > b"/>')],
])('is safe: %s', (_, drawing) => expect(isSafeDrawing(drawing)).toBe(true));

test.each([
  ['use', (level: number, to: string) => `<g id="a${level}">${`<use xlink:href="#${to}"/>`.repeat(5)}</g>`],
  ['masks', (level: number, to: string) => `<mask id="a${level}">${`<rect mask="url(#${to})"/>`.repeat(5)}</mask>`],
  [
    'patterns',
    (level: number, to: string) => `<pattern id="a${level}">${`<rect fill="url('#${to}')"/>`.repeat(5)}</pattern>`,
  ],
  [
    'styles',
    (level: number, to: string) =>
      `<mask id="a${level}">${`<rect style="mask:URL( &quot;#${to}&quot; )"/>`.repeat(5)}</mask>`,
  ],
  [
    'character references',
    (level: number, to: string) => `<g id="a${level}">${`<use href="&#35;${to}"/>`.repeat(5)}</g>`,
  ],
  [
    'classes',
    (level: number, to: string) =>
      `<style>.c${level}{mask:url(#${to})}</style><mask id="a${level}">${`<rect class="b c${level}"/>`.repeat(5)}</mask>`,
  ],
  [
    'animations',
    (level: number, to: string) =>
      `<g id="a${level}">${`<use><set attributeName="href" to="#${to}"/></use>`.repeat(5)}</g>`,
  ],
  [
    'styles in several pieces',
    (level: number, to: string) =>
      `<style>.c${level}{/* */<!-- --><![CDATA[mask:]]>&#117;rl(#${to})}</style><mask id="a${level}">${`<rect class="c${level}"/>`.repeat(5)}</mask>`,
  ],
  ['prefixes', (level: number, to: string) => `<s:g id="a${level}">${`<s:use href=" #${to}"/>`.repeat(5)}</s:g>`],
])('is refused: copies of copies by %s', (_, part) => expect(isSafeDrawing(levels(part))).toBe(false));

test.each([
  ['too many elements', svg('<rect/>'.repeat(20_000))],
  ['too many characters', svg(`<text>${'x'.repeat(1_000_000)}</text>`)],
  ['a copy of itself', svg('<g id="a"><use href="#a"/></g>')],
  ['a mask for all elements', svg('<style>*{mask:url(#a)}</style><mask id="a"><rect/></mask>')],
  ['a style with an escape', svg('<style>.a{mask:u\\72l(#a)}</style>')],
  ['a style with braces in a text', svg('<style>.a{font-family:"} .b{";mask:url(#a)}</style>')],
  ['an attribute with an escape', svg('<rect mask="u\\72l(#a)"/>')],
  ['an encoded reference', svg('<use href="#%61"/>')],
  ['an id with a space', svg('<g id="a b"/>')],
  ['a drawing in a drawing', svg('<image href="DATA:image/svg+xml,x"/>')],
  ['a script', svg('<script/>')],
  ['a script with a prefix', svg('<s:SCRIPT xmlns:s="http://www.w3.org/2000/svg" href="/a.js"/>')],
  ['a frame', svg('<foreignObject><h:iframe src="/a"/></foreignObject>')],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
  ['a style sheet of its own', `<?xml-stylesheet href="a.xsl"?>${svg('')}`],
  ['a tag without an end', '<svg'],
  ['a value without an end', '<svg a="></svg>'],
  ['a comment without an end', '<!-- <svg/>'],
  ['an element without an end', '<svg><g></svg>'],
  ['an end without an element', '<svg/></svg>'],
  ['too deep', svg('<g>'.repeat(101) + '</g>'.repeat(101))],
  [
    'a long chain',
    svg(Array.from({ length: 5000 }, (_, at) => `<g id="a${at}"><use href="#a${at + 1}"/></g>`).join('')),
  ],
  ['too many references', svg(`<style>*{mask:${'url(#a)'.repeat(1000)}}</style>${'<rect/>'.repeat(2000)}`)],
  ['two signs', '<<svg/>'],
  ['no name', '< svg/>'],
  ['UTF-16', '\uFFFD\uFFFD<\0s\0v\0g\0/\0>\0'],
])('is refused: %s', (_, drawing) => expect(isSafeDrawing(drawing)).toBe(false));

test('character references beyond Unicode, and unknown ones, are left out', () => {
  expect(isSafeDrawing(svg('<text id="a" x="&#9999999;&nbsp;&#x41;"/>'))).toBe(true);
});

test('any text is decided within a moment', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '/',
    '<!--',
    '-->',
    '<svg',
    '</svg>',
    '<style>',
    '{',
    '}',
    'url(#a)',
    'id="a"',
    ' ',
    '&#',
    '=',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
      expect(typeof isSafeDrawing(parts.join(''))).toBe('boolean');
    }),
  );
  for (const piece of [
    '<',
    '<!--',
    '<a b="',
    '<style>{"',
    '<a ',
    '&#',
    '<a b=',
    'a',
    '#',
    '/*',
    ' ',
    '<g id="a">',
    '&amp;',
  ]) {
    const long = piece.repeat(900_000 / piece.length);
    for (const drawing of [long, `<svg ${long}>`, `<svg a="${long}"/>`, svg(`<style>${long}</style>`)]) {
      expect(cpuTime(() => isSafeDrawing(drawing))).toBeLessThan(2_000);
    }
  }
});
