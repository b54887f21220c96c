import { columnField, loneField } from '../../../fixtures/builders';
import { emptySchema } from '../../domain/schema';
import { defineDisplay, type DisplayDefinition } from './definitions';
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
    (value, { related, language }) =>
      `${String(value)} of ${related}${language === undefined ? '' : ` in ${language}`}`,
  ),
  display('broken', broken, broken),
]);
const needs = (id: string | null, language?: string) =>
  displayResolver(displays, language)(
    emptySchema,
    loneField(columnField('author', 'uuid', { ...(id !== null && { display: id }), displayOptions: { show: 'name' } })),
    'people',
  );

test('displayResolver returns the fields a display requires; none without a rule or when it throws', () => {
  expect(needs('user')?.fields).toEqual(['name', 'of_people']);
  expect(needs('plain')?.fields).toEqual([]);
  expect(needs('broken')?.fields).toEqual([]);
});

test('displayResolver returns the text of a value; without a rule or when it throws, the value or its length', () => {
  expect(needs('user')?.text('Ines')).toBe('Ines of people');
  expect(needs('user', 'de-DE')?.text('Ines')).toBe('Ines of people in de-DE');
  expect(needs('plain')?.text(4)).toBe('4');
  expect(needs('broken')?.text([1, 2])).toBe('2');
  expect(needs('user')?.text(null)).toBe('');
});

test('displayResolver returns null without a registered display', () => {
  expect(needs(null)).toBeNull();
  expect(needs('unknown')).toBeNull();
});

test('isPlainText follows the rule of the display, and is false when the rule throws', () => {
  const field = loneField(columnField('title', 'string', {}));
  const plain = display('plain');
  expect(isPlainText(plain, field)).toBe(false);
  expect(isPlainText({ ...plain, plain: ({ type }) => type === 'string' }, field)).toBe(true);
  expect(isPlainText({ ...plain, plain: broken }, field)).toBe(false);
});
