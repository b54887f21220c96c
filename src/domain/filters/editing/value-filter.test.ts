import {
  choiceField,
  collection,
  dateField,
  integerField,
  jsonField,
  manyToOne,
  primaryKey,
  stringField,
  timestampField,
  world,
} from '../../../../fixtures/builders';
import type { Json } from '../../../kernel';
import { fieldOf, schemaOf, type Field } from '../../schema';
import { newCondition, type FilterNode } from '../filter-node';
import { conditionOn, valueComparison, withComparison } from './value-filter';

const { collections, fields, relations } = world('sample', [
  collection('people', {}, [primaryKey(), stringField('name')]),
  collection('articles', {}, [
    primaryKey(),
    stringField('title'),
    choiceField('status', [{ value: 'draft', text: 'Draft', color: '#000' }]),
    integerField('words'),
    dateField('deadline'),
    timestampField('updated'),
    jsonField('extra'),
    manyToOne('author', { to: 'people' }),
  ]),
]);
const schema = schemaOf(collections, fields, relations);
const field = (name: string) => fieldOf(schema, 'articles', name) as Field;

test.each<[string, Json, object | null]>([
  ['title', 'One', { operator: 'eq', value: 'One' }],
  ['title', '', { operator: 'empty', value: true }],
  ['status', 'draft', { operator: 'in', value: ['draft'] }],
  ['words', 0, { operator: 'eq', value: 0 }],
  ['words', null, { operator: 'empty', value: true }],
  ['deadline', '2026-11-20', { operator: 'eq', value: '2026-11-20' }],
  [
    'updated',
    '2026-11-20T23:30:00Z',
    { operator: 'between', value: ['2026-11-20T23:00:00.000Z', '2026-11-21T22:59:59.000Z'] },
  ],
  ['author', 7, { operator: 'eq', value: 7 }],
  ['updated', 'no date', null],
  ['extra', 'x', null],
  ['author', { id: 7 }, null],
])('valueComparison of %s %j is %j', (name, value, expected) => {
  expect(valueComparison(schema, field(name), value, 'Europe/Berlin')).toEqual(expected);
});

const status: FilterNode = { ...newCondition('a', 'status', 'string', 'in'), value: ['old'] };
const words: FilterNode = { ...newCondition('b', 'words', 'integer', 'gt'), value: 5 };

test('withComparison replaces a condition that compares the field in the same way, and keeps its place', () => {
  const next = withComparison([status, words], 'status', field('status'), { operator: 'in', value: ['draft'] });
  expect(next).toEqual([{ ...status, value: ['draft'] }, words]);
});

test('withComparison adds a condition beside others on the field and locked ones', () => {
  const locked = { ...words, key: 'c', operator: 'eq', locked: true } as const;
  const next = withComparison([words, locked], 'words', field('words'), { operator: 'eq', value: 7 });
  expect(next).toEqual([words, locked, expect.objectContaining({ key: 'filter-3', operator: 'eq', value: 7 })]);
});

test('conditionOn finds no locked, hidden or other condition', () => {
  expect(conditionOn([status, words], 'words')).toBe(words);
  expect(
    conditionOn(
      [
        { ...words, locked: true },
        { ...words, hidden: true },
      ],
      'words',
    ),
  ).toBeNull();
});
