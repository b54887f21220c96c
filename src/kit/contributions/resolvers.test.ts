import { columnField, loneField } from '../../../fixtures/builders';
import { emptySchema } from '../../domain/schema';
import { defineDisplay, type DisplayDefinition } from './define-display';
import { isPlainText, displayResolver } from './resolvers';
import { Registry } from './registry';

const display = (id: string, fields?: DisplayDefinition['fields'], text?: DisplayDefinition['text']) =>
  defineDisplay({
    id,
    name: id,
    icon: 'code',
    types: [],
    component: async () => () => null,
    ...(fields && { fields }),
    ...(text && { text }),
  });

const broken = (): never => {
  throw new Error('An extension');
};

const displays = new Registry<DisplayDefinition>(display, [
  display('plain'),
  display(
    'user',
    ({ options, related }) => [String(options['show']), `of_${related}`],
    (value, { related }) => `${String(value)} of ${related}`,
  ),
  display('broken', broken, broken),
]);
const needs = (id: string | null) =>
  displayResolver(displays)(
    emptySchema,
    loneField(columnField('author', 'uuid', { ...(id !== null && { display: id }), displayOptions: { show: 'name' } })),
    'people',
  );

test('a display says what it needs; one without a rule, or with a broken one, gets a key', () => {
  expect(needs('user')?.fields).toEqual(['name', 'of_people']);
  expect(needs('plain')?.fields).toEqual([]);
  expect(needs('broken')?.fields).toEqual([]);
});

test('it says as well what it shows in words; without a rule, or with a broken one, that is the value or how many there are', () => {
  expect(needs('user')?.text('Ines')).toBe('Ines of people');
  expect(needs('plain')?.text(4)).toBe('4');
  expect(needs('broken')?.text([1, 2])).toBe('2');
  expect(needs('user')?.text(null)).toBe('');
});

test('without a display that is here, items are called what they are called everywhere', () => {
  expect(needs(null)).toBeNull();
  expect(needs('nobody-knows')).toBeNull();
});

test('a display shows text alone where it says so, and not where its rule is broken', () => {
  const field = loneField(columnField('title', 'string', {}));
  const plain = display('plain');
  expect(isPlainText(plain, field)).toBe(false);
  expect(isPlainText({ ...plain, plain: ({ type }) => type === 'string' }, field)).toBe(true);
  expect(isPlainText({ ...plain, plain: broken }, field)).toBe(false);
});
