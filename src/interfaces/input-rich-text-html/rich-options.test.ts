import { isSafeAddress } from './document/screen-attributes';
import { assetAddress, assetIdOf } from './document/image.rules';
import { customFormats, DEFAULT_TOOLS, toolNames } from './rich-options.rules';

test('toolNames chooses and orders the known tools; without a list the default ones', () => {
  expect(toolNames({ toolbar: ['code', 'bold', 'sparkle', 7, 'bold'] }, ['bold', 'code'])).toEqual(['code', 'bold']);
  expect(toolNames({}, [])).toBe(DEFAULT_TOOLS);
  expect(toolNames({ toolbar: 'bold' }, ['bold'])).toBe(DEFAULT_TOOLS);
  expect(toolNames({ toolbar: [] }, ['bold'])).toEqual([]);
});

test('customFormats reads a list or its text, and leaves out what it cannot read', () => {
  const format = {
    title: 'Hint',
    inline: 'span',
    classes: 'hint',
    styles: { color: 'red' },
    attributes: { onclick: 'x' },
  };
  const read = { title: 'Hint', kind: 'inline', tag: 'span', attributes: { class: 'hint', style: 'color: red;' } };
  expect(customFormats({ customFormats: [format] })).toEqual([read]);
  expect(customFormats({ customFormats: JSON.stringify([format]) })).toEqual([read]);
  expect(customFormats({ customFormats: [{ title: 'x', inline: 'script' }, null, { block: 'p' }] })).toEqual([]);
  expect(customFormats({ customFormats: '[' })).toEqual([]);
  expect(customFormats({ customFormats: [{ title: 'Lead', block: 'h2' }] })).toEqual([
    { title: 'Lead', kind: 'block', tag: 'h2', attributes: {} },
  ]);
});

test.each([
  ['https://a.example', true],
  ['/articles/1?x=a:b', true],
  ['#top', true],
  ['mailto:a@b.example', true],
  ['JavaScript:alert(1)', false],
  [' java\tscript:alert(1)', false],
  ['\u0001javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['blob:https://a', false],
])('isSafeAddress of %j is %s', (address, safe) => expect(isSafeAddress(address)).toBe(safe));

test('assetIdOf finds the file of an address, on any host', () => {
  const id = '6f1f4f4e-0000-4000-8000-000000000001';
  expect(assetIdOf(assetAddress(id))).toBe(id);
  expect(assetIdOf(`https://cdn.example/api/assets/${id.toUpperCase()}?width=3`)).toBe(id);
  expect(assetIdOf(`/assets/${id}0`)).toBeNull();
  expect(assetIdOf('/assets/x')).toBeNull();
});
