import fc from 'fast-check';
import { collection, integerField, primaryKey, stringField, world } from '../../../fixtures/builders';
import { newCondition, newGroup, type FilterNode } from '../filters';
import { schemaOf } from '../schema';
import { describeViewChanges, type ChangeFormatter } from './describe-view-changes';
import { emptyView, type View } from './view';

const { collections, fields, relations } = world('sample', [
  collection('articles', {}, [primaryKey(), stringField('title'), integerField('words')]),
]);
const schema = schemaOf(collections, fields, relations);

const words: ChangeFormatter = {
  field: (path) => path.toUpperCase(),
  layout: (id) => `<${id}>`,
  filter: (node) => (node.kind === 'condition' ? `${node.field} ${node.operator} ${String(node.value)}` : node.join),
  sort: (field, descending) => `${field} ${descending ? 'down' : 'up'}`,
  list: (texts) => texts.join(' and '),
  seconds: (count) => `${count} s`,
};

const ferry: FilterNode = { ...newCondition('a', 'title', 'string'), value: 'ferry' };
const base: View = {
  ...emptyView,
  filters: [ferry],
  search: 'boat',
  refresh_interval: 30,
  layout_query: { tabular: { sort: 'title', fields: ['title', 'words'], page: 1, limit: 25 } },
};

const describeChange = (change: Partial<View>, saved = base) =>
  describeViewChanges(schema, 'articles', saved, { ...saved, ...change }, words).map(({ kind, key, parameters }) => [
    kind,
    key,
    ...Object.values(parameters),
  ]);

const query = (change: object, layout = 'tabular') => ({
  layout_query: {
    ...base.layout_query,
    [layout]: { sort: 'title', fields: ['title', 'words'], page: 1, limit: 25, ...change },
  },
});

test.each<[string, Partial<View>, readonly (readonly (string | number)[])[]]>([
  ['nothing', {}, []],
  ['another page', query({ page: 2 }), []],
  ['a layout', { layout: 'cards' }, [['changed', 'change_layout', '<cards>', '<tabular>']]],
  ['a changed search', { search: 'ship' }, [['changed', 'change_search', 'ship']]],
  ['no search', { search: '' }, [['removed', 'change_search_removed', 'boat']]],
  ['a changed interval', { refresh_interval: 60 }, [['changed', 'change_refresh', '60 s']]],
  ['no interval', { refresh_interval: null }, [['removed', 'change_refresh_removed']]],
  ['options', { layout_options: { tabular: { spacing: 'compact' } } }, [['changed', 'change_options', '<tabular>']]],
  ['a sort', query({ sort: '-words' }), [['changed', 'change_sort', 'WORDS down', 'TITLE up']]],
  ['no sort', query({ sort: null }), [['changed', 'change_sort', 'ID up', 'TITLE up']]],
  ['a changed page size', query({ limit: 100 }), [['changed', 'change_limit', 100, 25]]],
  [
    'columns',
    query({ fields: ['id', 'words'] }),
    [
      ['added', 'change_columns_added', 'ID'],
      ['removed', 'change_columns_removed', 'TITLE'],
    ],
  ],
  ['an added column', query({ fields: ['title', 'words', 'id'] }), [['added', 'change_columns_added', 'ID']]],
  ['a removed column', query({ fields: ['words'] }), [['removed', 'change_columns_removed', 'TITLE']]],
  ['a changed order of columns', query({ fields: ['words', 'title'] }), [['changed', 'change_columns_order']]],
  ['a sort by a missing field', query({ sort: 'gone' }), [['changed', 'change_sort', 'ID up', 'TITLE up']]],
  ['an unknown key of the layout', query({ view: 1, other: 2 }), [['changed', 'change_query', '<tabular>']]],
])('%s', (_, change, expected) => expect(describeChange(change)).toEqual(expected));

test('describes a change to an equivalent value in general terms', () => {
  const saved = { ...base, layout_query: { tabular: { sort: 'id', limit: 25, fields: ['title'] } } };
  const now = { layout_query: { tabular: { sort: 'nowhere', limit: 'many', fields: ['title', 'nowhere'] } } };
  expect(describeChange(now, saved)).toEqual([['changed', 'change_query', '<tabular>']]);
});

test('describes a new search and interval as added', () => {
  expect(describeChange({ search: 'ship', refresh_interval: 10 }, emptyView)).toEqual([
    ['added', 'change_search', 'ship'],
    ['added', 'change_refresh', '10 s'],
  ]);
});

test('describes added, removed and changed filters regardless of keys', () => {
  const long: FilterNode = { ...newCondition('b', 'words', 'integer'), operator: 'gt', value: 800 };
  expect(describeChange({ filters: [ferry, long] })).toEqual([['added', 'change_filter_added', 'words gt 800']]);
  expect(describeChange({ filters: [] })).toEqual([
    ['removed', 'change_filter_removed', `title ${ferry.operator} ferry`],
  ]);
  expect(describeChange({ filters: [{ ...ferry, value: 'ship' }] })).toEqual([
    ['changed', 'change_filter_changed', `title ${ferry.operator} ship`, `title ${ferry.operator} ferry`],
  ]);
  expect(describeChange({ filters: [{ ...ferry, key: 'z' }] })).toEqual([['changed', 'change_filters']]);
  expect(describeChange({ filters: [ferry, { ...ferry, key: 'z' }] })).toEqual([
    ['added', 'change_filter_added', `title ${ferry.operator} ferry`],
  ]);
  expect(describeChange({ filters: [ferry, { ...long, hidden: true }] })).toEqual([]);
  expect(describeChange({ filters: [ferry, newGroup('g', 'or', [ferry, long])] })).toEqual([
    ['added', 'change_filter_added', 'or'],
  ]);
});

test('describes any view', () => {
  const part = fc.dictionary(fc.constantFrom('tabular', 'cards', 'calendar'), fc.jsonValue()) as fc.Arbitrary<
    View['layout_query']
  >;
  const view = fc
    .record({ layout_query: part, layout_options: part, search: fc.string(), layout: fc.string() })
    .map((some): View => ({ ...emptyView, ...some }));
  fc.assert(
    fc.property(view, view, (saved, current) => {
      expect(describeViewChanges(schema, 'articles', saved, saved, words)).toEqual([]);
      for (const { parameters } of describeViewChanges(schema, 'articles', saved, current, words)) {
        expect(Object.values(parameters).every((value) => ['string', 'number'].includes(typeof value))).toBe(true);
      }
    }),
  );
});
