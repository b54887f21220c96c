import fc from 'fast-check';
import {
  booleanField,
  choiceField,
  collection,
  dateField,
  integerField,
  jsonField,
  manyToOne,
  primaryKey,
  stringField,
  timeField,
  timestampField,
  world,
} from '../../../../fixtures/builders';
import { textsOf } from '../../../../tests/support/texts';
import {
  ARCHIVE_FILTER_KEY,
  decodeFilters,
  newCondition,
  newGroup,
  type FilterNode,
  type FilterOperator,
} from '../../../domain/filters';
import { fieldName, localizeField, schemaOf } from '../../../domain/schema';
import type { Json } from '../../../kernel';
import {
  filterSentence,
  lockedFilterIcon,
  namedItems,
  operatorName,
  plainSentence,
  sentenceSegments,
} from './filter-sentence.rules';
import type { FilterFormatter } from './filter-value.rules';

const model = world('sample', [
  collection('people', {}, [primaryKey(), stringField('name')]),
  collection('articles', {}, [
    primaryKey(),
    stringField('title', { translations: [{ language: 'de-DE', translation: 'Titel' }] }),
    choiceField('status', [
      { value: 'draft', text: 'Draft', color: '#000' },
      { value: 'in_review', text: 'In review', color: '#000' },
      { value: 'held', text: '$t:on_hold', color: '#000' },
    ]),
    integerField('words'),
    booleanField('featured'),
    dateField('deadline'),
    timeField('opens'),
    timestampField('seen'),
    jsonField('extra'),
    manyToOne('author', { to: 'people' }),
  ]),
]);

const texts = textsOf('en-US');

const say = (key: string, parameters: Readonly<Record<string, string | number>> = {}): string =>
  (texts[key] ?? `?${key}`).replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(parameters[name]));

const formatter: FilterFormatter = {
  schema: schemaOf(model.collections, model.fields, model.relations),
  collection: 'articles',
  locale: 'en-US',
  translate: say,
  localizeField: (field) => localizeField(field, (key) => (key === 'on_hold' ? 'Waiting' : null), 'en-US'),
  fieldName: (field) => fieldName(field, 'en-US'),
  itemName: (_collection, key) => (String(key) === '7' ? 'Ines Halloran' : null),
};

const is = (field: string, operator: FilterOperator, value: Json): FilterNode => ({
  ...newCondition(`${field} ${operator}`, field, 'string'),
  operator,
  value,
});
const sentenceOf = (...nodes: readonly FilterNode[]) => plainSentence(filterSentence(nodes, formatter));

test.each<[FilterNode, string]>([
  [is('status', 'in', 'draft,in_review'), 'Status is one of Draft or In review'],
  [is('status', 'nin', ['draft']), 'Status is none of Draft'],
  [is('status', 'eq', 'held'), 'Status is Waiting'],
  [is('words', 'gt', 1200), 'Words is greater than 1,200'],
  [is('words', 'gt', '1200.50'), 'Words is greater than 1,200.50'],
  [is('words', 'gt', '12345678901234567890'), 'Words is greater than 12,345,678,901,234,567,890'],
  [is('words', 'gt', '0.1000000000000000055'), 'Words is greater than 0.1000000000000000055'],
  [is('words', 'between', [1, 2]), 'Words is between 1 and 2'],
  [is('featured', 'eq', true), 'Featured is Yes'],
  [is('featured', 'in', [false]), 'Featured is one of No'],
  [is('deadline', 'lt', '2026-03-01'), 'Deadline is before Mar 1, 2026'],
  [is('deadline', 'gte', 'soon'), 'Deadline is soon or later'],
  [is('opens', 'gt', '15:30:00'), 'Opens is after 3:30 PM'],
  [is('seen', 'lt', '$NOW'), 'Seen is before now'],
  [is('seen', 'lte', '2026-99-99T00:00:00Z'), 'Seen is 2026-99-99T00:00:00Z or earlier'],
  [is('author.name', 'contains', 'Voss'), 'Author › Name contains Voss'],
  [is('author', 'eq', 7), 'Author is Ines Halloran'],
  [is('author', 'in', ['7', 8]), 'Author is one of Ines Halloran or 8'],
  [is('author', 'eq', '$CURRENT_USER'), 'Author is me'],
  [is('author', 'eq', { id: 1 }), 'Author is {"id":1}'],
  [is('gone', 'eq', 'x'), 'gone is x'],
  [is('title', 'empty', true), 'Title is empty'],
  [is('words', 'in', [1, 2, 3, 4, 5, 6]), 'Words is one of 1, 2, 3, 4, 5, or …'],
])('describes %j', (node, sentence) => {
  expect(sentenceOf(node).replace(/\u202f/g, ' ')).toBe(sentence);
});

test('puts nested groups in brackets and omits incomplete and hidden filters', () => {
  const either = newGroup('g', 'or', [is('title', 'eq', 'a'), is('words', 'gt', 5), is('words', 'gt', '')]);
  expect(sentenceOf(is('featured', 'eq', true), either)).toBe(
    'Featured is Yes and (Title is a or Words is greater than 5)',
  );
  expect(sentenceOf(newGroup('g', 'or', [is('title', 'eq', 'a'), newGroup('h', 'and', [is('words', 'gt', 5)])]))).toBe(
    'Title is a or Words is greater than 5',
  );
  expect(sentenceOf({ ...is('title', 'eq', 'a'), hidden: true }, newGroup('g', 'or'))).toBe('No active filters');
});

test('describes the archive filter by its effect', () => {
  expect(sentenceOf(newGroup(ARCHIVE_FILTER_KEY, 'or', [is('status', 'neq', 'x'), is('status', 'null', true)]))).toBe(
    'Archived items are hidden',
  );
});

test('truncates very many filters', () => {
  const many = Array.from({ length: 10_000 }, () => is('title', 'eq', 'a'));
  expect(sentenceOf(...many)).toMatch(/^(Title is a, ){20}and …$/);
});

test('names fields in the language of the user', () => {
  const german: FilterFormatter = { ...formatter, locale: 'de-DE', fieldName: (field) => fieldName(field, 'de-DE') };
  expect(plainSentence(filterSentence([is('title', 'eq', 'a')], german))).toBe('Titel is a');
});

test('emphasizes names and values, and removes delimiters from them', () => {
  const marked = filterSentence([is('title', 'eq', 'a\uE000b\n c')], formatter);
  expect(sentenceSegments(marked)).toEqual([
    { text: 'Title', strong: true },
    { text: ' is ', strong: false },
    { text: 'ab c', strong: true },
  ]);
});

test('truncates a long value', () => {
  expect(sentenceOf(is('title', 'eq', 'x'.repeat(5000)))).toHaveLength('Title is '.length + 80);
});

test('namedItems returns the keys by collection', () => {
  const nodes = [
    is('author', 'in', [7, '8', '', null, {}]),
    newGroup('g', 'or', [is('author', 'eq', '$CURRENT_USER'), is('title', 'eq', 'x'), is('gone', 'eq', 1)]),
  ];
  expect([...namedItems(nodes, formatter)]).toEqual([['people', [7, '8']]]);
});

test('describes any decoded preset without a missing text', () => {
  const entry = fc.record({
    field: fc.constantFrom(
      'title',
      'status',
      'words',
      'featured',
      'deadline',
      'opens',
      'seen',
      'extra',
      'author',
      'author.name',
      'constructor',
    ),
    operator: fc.constantFrom('eq', 'in', 'between', 'empty', 'lt', 'contains', 'nnull'),
    value: fc.jsonValue(),
  });
  const group = fc.record({ join: fc.constantFrom('and', 'or'), filters: fc.array(entry) });
  fc.assert(
    fc.property(fc.array(fc.oneof(entry, group)), (list) => {
      expect(filterSentence(decodeFilters(list as Json), formatter)).not.toContain('?filter');
    }),
  );
});

test('a locked filter has a lock, the one that hides archived items says that they are hidden', () => {
  expect([ARCHIVE_FILTER_KEY, 'other'].map((key) => lockedFilterIcon({ key }))).toEqual(['visibility_off', 'lock']);
});

test.each([
  ['status', 'in', 'is one of'],
  ['words', 'gt', 'is greater than'],
  ['words', 'between', 'is between … and …'],
  ['deadline', 'gt', 'is after'],
  ['deadline', 'gte', 'is … or later'],
  ['deadline', 'null', 'has no value'],
])('the operator of %s %s has the words of its sentence: %s', (field, operator, name) => {
  expect(operatorName(formatter, field, operator)).toBe(name);
});
