import {
  collection,
  fileField,
  primaryKey,
  stringField,
  timestampField,
  uuidKey,
  world,
} from '../../../fixtures/builders';
import type { Json } from '../../kernel';
import type { Item } from '../../domain/items';
import { emptyView } from '../../domain/presets';
import { decodeCardsOptions } from '../../domain/query';
import { schemaOf } from '../../domain/schema';
import { cardImageOf, cardContents } from './card.rules';
import { cardsRequest } from './cards.query';

const sample = world('sample', [
  collection('places', {}, [primaryKey(), stringField('name'), stringField('country'), fileField('photo')]),
  collection('directus_users', {}, [uuidKey(), stringField('status')]),
  collection('directus_files', {}, [
    uuidKey(),
    stringField('title'),
    stringField('type'),
    timestampField('modified_on'),
  ]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);
const options = (cards: Json) => decodeCardsOptions(schema, 'places', { cards });

test('cardsRequest requests the fields of title, subtitle and image for its page', () => {
  const view = {
    ...emptyView,
    search: 'isle',
    layout_query: { cards: { page: 2, limit: 50, sort: '-name' } },
    layout_options: { cards: { title: '{{name}}', subtitle: '{{country}}' } },
  };
  const looking = {
    resolveDisplay: () => null,
    schema,
    collection: 'places',
    view,
    filter: { country: { _eq: 'Norway' } },
    transient: {},
  };
  expect(cardsRequest(looking)).toEqual({
    fields: ['id', 'name', 'country', 'photo.id', 'photo.type', 'photo.modified_on'],
    page: 2,
    limit: 50,
    sort: ['-name'],
    search: 'isle',
    filter: { country: { _eq: 'Norway' } },
  });
  expect(cardsRequest({ ...looking, filter: null })).not.toHaveProperty('filter');
});

test('cardContents has no thumbnail when only the key of the file is loaded', () => {
  const [plan] = cardContents(schema, 'places', options({}), [{ id: 1, photo: { id: 'f' } }], 'en-US');
  expect(plan?.thumbnail).toEqual({ id: 'f', type: null, modified_on: null });
  expect(cardImageOf(plan?.thumbnail ?? null, 'crop')).toEqual({ kind: 'icon' });
  expect(cardContents(schema, 'places', options({}), [{ id: 1 }], 'en-US')[0]?.thumbnail).toBeNull();
});

test('cardContents titles an item by the template, the subtitle or the key', () => {
  const photo = { id: 'f', type: 'image/png', modified_on: null };
  const items = [
    { id: 1, name: 'Hirta', country: 'Scotland', photo },
    { id: 2, name: null, country: null, photo: null },
    { name: 'No key' },
    { id: 3, name: null, country: 'Norway' },
  ];
  const templates = options({ title: '{{name}}', subtitle: '{{country}}' });
  const plans = cardContents(schema, 'places', templates, items, 'en-US');
  expect(plans.map(({ key, title, subtitle, thumbnail }) => [key, title, subtitle, thumbnail])).toEqual([
    ['1', 'Hirta', 'Scotland', photo],
    ['2', '2', '', null],
    ['keyless 2', 'No key', '', null],
    ['3', 'Norway', '', null],
  ]);
  expect(cardContents(schema, 'places', options({}), [{ id: 1 }], 'en-US')[0]?.subtitle).toBeNull();
});

test('cardContents has role and status of users, and none of other items', () => {
  const peopleOf = (of: string, item: Item) =>
    cardContents(schema, of, options({}), [item], 'en-US').map(({ person }) => person);
  const [ines] = peopleOf('directus_users', { id: 'u', role: { name: 'Editor' }, status: 'active' });
  expect(ines).toMatchObject({ role: 'Editor', status: { value: 'active', field: { field: 'status' } } });
  expect(peopleOf('directus_users', { id: 'u', role: null })).toEqual([{ role: null, status: null }]);
  expect(peopleOf('places', { id: 1, status: 'active' })).toEqual([null]);
});

test('cards of users request role and status, without the role where it may not be read', () => {
  const request = { resolveDisplay: () => null, schema, collection: 'directus_users', filter: null, transient: {} };
  expect(cardsRequest({ ...request, view: emptyView })?.fields).toEqual(['id', 'status']);
});

test('cardContents tells type, dimensions and size of a file without a subtitle template, and its name without a title', () => {
  const photo = { id: 'f', title: 'Skaw', type: 'image/png', width: 640, height: 480, filesize: 1500 };
  const items = [photo, { ...photo, id: 'g', title: null, filename_download: 'skaw.png' }];
  const textsOf = (cards: Json) =>
    cardContents(schema, 'directus_files', decodeCardsOptions(schema, 'directus_files', { cards }), items, 'en-US').map(
      ({ title, subtitle }) => [title, subtitle],
    );
  expect(textsOf({ title: '{{title}}' })).toEqual([
    ['Skaw', 'PNG · 640 × 480 · 1.50 kB'],
    ['skaw.png', 'PNG · 640 × 480 · 1.50 kB'],
  ]);
  expect(textsOf({ title: '{{title}}', subtitle: '{{type}}' })[0]).toEqual(['Skaw', 'image/png']);
});

test.each<[string | null, unknown]>([
  ['image/png', { kind: 'picture', variant: { key: 'system-medium-cover' }, label: 'PNG' }],
  ['image/svg+xml', { kind: 'picture', variant: undefined, label: 'SVG' }],
  ['image/gif', { kind: 'label', label: 'GIF' }],
  ['application/pdf', { kind: 'label', label: 'PDF' }],
  ['text/html', { kind: 'label', label: 'HTML' }],
  [null, { kind: 'icon' }],
  ['<script>', { kind: 'icon' }],
])('cardImageOf a file of the type %p is %j', (type, face) => {
  expect(cardImageOf({ id: 'f', type, modified_on: null }, 'crop')).toMatchObject(face as object);
});

test('cardImageOf uses the contain preset for fit contain, and the icon without a file', () => {
  expect(cardImageOf({ id: 'f', type: 'image/png', modified_on: 'x' }, 'contain')).toMatchObject({
    variant: { key: 'system-medium-contain' },
    modifiedOn: 'x',
  });
  expect(cardImageOf(null, 'crop')).toEqual({ kind: 'icon' });
});
