import {
  booleanField,
  choiceField,
  collection,
  csvField,
  dateField,
  decimalField,
  integerField,
  manyToOne,
  primaryKey,
  stringField,
  uuidField,
  world,
} from '../../../../fixtures/builders';
import type { FilterOperator } from '../../../domain/filters';
import { fieldOf, schemaOf, type Field, type FieldType } from '../../../domain/schema';
import { entryNotation } from '../../../domain/values';
import type { Json } from '../../../kernel';
import { choiceValue, editorFor, distinctValues, choiceOptions, parseInput } from './value-editor.rules';

const { collections, fields, relations } = world('sample', [
  collection('people', {}, [primaryKey(), stringField('name')]),
  collection('articles', {}, [
    primaryKey(),
    stringField('title'),
    choiceField('status', [{ value: 'draft', text: 'Draft', color: '#000' }]),
    stringField('mood', { options: { choices: ['a'], allowOther: true } }),
    csvField('keywords', { options: { choices: ['a', 'b'] } }),
    booleanField('featured'),
    dateField('deadline'),
    decimalField('price'),
    integerField('words'),
    uuidField('code'),
    manyToOne('author', { to: 'people' }),
  ]),
]);
const schema = schemaOf(collections, fields, relations);

test.each<[string, FilterOperator, string]>([
  ['title', 'contains', 'text'],
  ['status', 'eq', 'choice'],
  ['status', 'in', 'choice'],
  ['status', 'contains', 'choice'],
  ['status', 'starts_with', 'text'],
  ['mood', 'eq', 'choice'],
  ['mood', 'contains', 'text'],
  ['keywords', 'contains', 'choice'],
  ['featured', 'eq', 'boolean'],
  ['deadline', 'between', 'date'],
  ['deadline', 'in', 'date'],
  ['words', 'gt', 'text'],
  ['author', 'in', 'item'],
  ['author', 'gt', 'text'],
])('editorFor %s with %s returns the %s editor', (name, operator, kind) => {
  expect(editorFor(schema, fieldOf(schema, 'articles', name) as Field, operator).kind).toBe(kind);
});

test.each<[FieldType, string, Json | null]>([
  ['integer', ' 12 ', 12],
  ['integer', '', ''],
  ['integer', '1.5', null],
  ['bigInteger', '9007199254740993', '9007199254740993'],
  ['decimal', '1.50', 1.5],
  ['decimal', '0.1000000000000000055', '0.1000000000000000055'],
  ['decimal', 'x', null],
  ['float', '-.5', -0.5],
  ['uuid', '', ''],
  ['uuid', ' 1b4e28ba-2fa1-11d2-883f-0016d3cca427', '1b4e28ba-2fa1-11d2-883f-0016d3cca427'],
  ['uuid', '1b4e28ba', null],
  ['string', ' a ', ' a '],
  ['string', '$5 off', '$5 off'],
  ['integer', '$5', null],
  ['integer', '$NOW', null],
  ['decimal', '$1.50', null],
  ['bigInteger', '$CURRENT_USER', null],
  ['uuid', '$CURRENT_USER', '$CURRENT_USER'],
  ['uuid', ' $CURRENT_ROLE ', '$CURRENT_ROLE'],
  ['uuid', '$NOW', null],
])('parseInput for %s parses "%s" to %j', (type, text, value) => {
  const typed = parseInput(type, text, entryNotation('en-US'));
  expect(typed.kind === 'value' ? typed.value : null).toEqual(value);
});

test('distinctValues removes duplicates and empty values', () => {
  expect(distinctValues([1, '1', null, '', 2, { a: 1 }])).toEqual([1, 2, { a: 1 }]);
  expect(distinctValues('a,b,,a')).toEqual(['a', 'b']);
});

test('choiceValue keeps the type, and choiceOptions includes an unlisted selected value', () => {
  const choices = [{ value: 1, text: 'One', icon: null }];
  expect(choiceValue(choices, '1')).toBe(1);
  expect(choiceValue(choices, '2')).toBe('2');
  expect(choiceOptions(choices, 'old')).toEqual([
    { value: '1', label: 'One' },
    { value: 'old', label: 'old' },
  ]);
  expect(choiceOptions(choices, 1)).toHaveLength(1);
  expect(choiceOptions(choices, '')).toHaveLength(1);
});
