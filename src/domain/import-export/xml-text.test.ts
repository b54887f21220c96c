/** @jest-environment jsdom */
import fc from 'fast-check';
import type { Json } from '../../kernel';
import { EXPORT_TEXTS, PLAIN_CSV } from './export-text';
import { xmlElement } from './xml-text';

const written = (items: readonly Json[]): string => {
  const { head, items: lines, foot } = EXPORT_TEXTS.xml;
  return head([], PLAIN_CSV) + lines(items, [], true, PLAIN_CSV) + foot;
};

test('writes items in the format of the platform', () => {
  expect(
    written([
      { id: 1, title: 'a < b & c', author: { name: 'Ines' }, tags: ['x', 'y'], extra: {}, none: null, empty: '' },
    ]),
  ).toBe(
    [
      "<?xml version='1.0'?>",
      '<data>',
      '    <data>',
      '        <id>1</id>',
      '        <title>a &lt; b &amp; c</title>',
      '        <author>',
      '            <name>Ines</name>',
      '        </author>',
      '        <tags>x</tags>',
      '        <tags>y</tags>',
      '        <extra/>',
      '        <none>null</none>',
      '        <empty/>',
      '    </data>',
      '</data>',
      '',
    ].join('\n'),
  );
});

test('replaces invalid names and characters', () => {
  expect(xmlElement('a><script>', ']]>\u0000\uD800', '')).toEqual(['<a__script_>]]&gt;\uFFFD\uFFFD</a__script_>']);
  expect(xmlElement('1st', 1, '')).toEqual(['<_1st>1</_1st>']);
});

test('always writes well-formed XML', () => {
  fc.assert(
    fc.property(
      fc.array(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue({ stringUnit: 'binary' }))),
      (items) => {
        const document = new DOMParser().parseFromString(written(items as readonly Json[]), 'text/xml');
        expect(document.querySelector('parsererror')).toBeNull();
        expect(document.documentElement.children).toHaveLength(items.length);
      },
    ),
  );
});
