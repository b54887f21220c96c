import { aliasField, loneField, stringField, type FieldOptions } from '../../../fixtures/builders';
import type { Field } from './field';
import { formTree, outsideHiddenGroups, type FormNode } from './form-tree';

const text = (name: string, choices: FieldOptions = {}): Field => loneField(stringField(name, choices));
const group = (name: string, choices: FieldOptions = {}): Field =>
  loneField(aliasField(name, { ...choices, special: ['alias', 'no-data', 'group'] }));

type Names = readonly (string | { readonly [group: string]: Names })[];

const names = (nodes: readonly FormNode<{ readonly field: Field }>[]): Names =>
  nodes.map(({ entry, children }) =>
    children === null ? entry.field.field : { [entry.field.field]: names(children) },
  );

const treeOf = (...fields: readonly Field[]): Names => names(formTree(fields.map((field) => ({ field }))));

test('nests fields in their groups, named by key or id', () => {
  expect(
    treeOf(
      text('title'),
      group('seo', { id: 7 }),
      text('slug', { group: 'seo' }),
      group('social', { group: 7 }),
      text('card', { group: 'social' }),
      text('body'),
    ),
  ).toEqual(['title', { seo: ['slug', { social: ['card'] }] }, 'body']);
});

test('ignores a missing group and omits an empty one', () => {
  expect(treeOf(text('title', { group: 'gone' }), group('empty'), text('body', { group: 99 }))).toEqual([
    'title',
    'body',
  ]);
  expect(treeOf(text('title'), text('slug', { group: 'title' }))).toEqual(['title', 'slug']);
});

test('keeps the fields of groups that form a cycle', () => {
  const fields = [
    group('one', { group: 'two' }),
    group('two', { group: 'one' }),
    text('a', { group: 'one' }),
    text('b', { group: 'two' }),
  ];
  expect(treeOf(...fields)).toEqual([{ one: ['a'] }, { two: ['b'] }]);
  expect(treeOf(group('own', { group: 'own' }), text('a', { group: 'own' }))).toEqual([{ own: ['a'] }]);
});

test('hides the fields of a hidden group', () => {
  const fields = [
    group('secret', { hidden: true }),
    group('inner', { group: 'secret' }),
    text('a', { group: 'inner' }),
    text('b'),
  ];
  expect(outsideHiddenGroups(fields.slice(1), fields).map(({ field }) => field)).toEqual(['b']);
});

test('accepts any arrangement of groups', () => {
  const fields = [group('a', { group: 'b' }), group('b', { group: 'a', hidden: true }), text('c', { group: 'a' })];
  expect(outsideHiddenGroups(fields, fields).length).toBeLessThanOrEqual(3);
});
