import fc from 'fast-check';
import type { Json } from '../../kernel';
import { cardsItemsQuery, cardTexts, decodeCardsOptions, nextCardSize, type CardsOptions } from './cards';
import { schemaOf } from '../schema';
import { schema } from './sample-collections.fixtures';
import { defaultTableQuery } from './table-query';
import { fileFields, imageSources, thumbnailOf } from './thumbnail';

const decode = (saved: Json, collection = 'events') => decodeCardsOptions(schema, collection, { cards: saved });
const DEFAULTS: CardsOptions = {
  size: 4,
  icon: 'box',
  title: null,
  subtitle: null,
  imageSource: 'poster',
  imageFit: 'crop',
};

test('decodes saved options', () => {
  const saved = {
    size: 2,
    icon: 'place',
    title: '{{name}}',
    subtitle: '{{place}}',
    imageSource: 'plan',
    imageFit: 'contain',
  };
  expect(decode(saved)).toEqual(saved);
  expect(decode({ imageSource: null }).imageSource).toBeNull();
});

test.each<Json>([
  null,
  5,
  {},
  { size: 1, icon: '', title: '', subtitle: 5, imageSource: 'name', imageFit: 'stretch' },
  { size: 6, icon: null, title: null, subtitle: [], imageSource: 5, imageFit: null },
  { size: 3.5, imageSource: '__proto__' },
])('decodes %j as default cards', (saved) => {
  expect(decode(saved)).toEqual(DEFAULTS);
});

test('takes pictures from the first file field, and files from themselves', () => {
  expect(fileFields(schema, 'events').map(({ field }) => field)).toEqual(['poster', 'plan']);
  expect(imageSources(schema, 'directus_files')).toEqual(['thumbnail']);
  expect(decode({}, 'people').imageSource).toBeNull();
  expect(decode({ imageSource: 'title' }, 'directus_files').imageSource).toBe('thumbnail');
});

test('the size cycles', () => {
  expect([2, 3, 4, 5, 9].map(nextCardSize)).toEqual([3, 4, 5, 2, 2]);
});

test('requests the fields of both lines, the picture and the order', () => {
  const query = {
    ...defaultTableQuery(schema, 'events'),
    sort: '-starts_at',
    search: 'x',
    filter: { public: { _eq: true } },
  };
  const options = { ...DEFAULTS, title: '{{name}}', subtitle: '{{host}} on {{day}}' };
  expect(cardsItemsQuery(schema, 'events', query, options)).toEqual({
    fields: ['id', 'name', 'host.name', 'day', 'poster.id', 'poster.type', 'poster.modified_on', 'starts_at'],
    limit: 25,
    page: 1,
    sort: ['-starts_at'],
    search: 'x',
    filter: { public: { _eq: true } },
  });
});

/** The schema of a user who cannot read these fields of files. */
const withoutFileFields = (...hidden: readonly string[]) =>
  schemaOf(
    [...schema.collections.values()],
    [...schema.fields.values()]
      .flat()
      .filter(({ collection, field }) => collection !== 'directus_files' || !hidden.includes(field)),
    [...schema.relations.values()].flat(),
  );

test.each<[readonly string[], readonly string[], readonly string[]]>([
  [['type'], ['poster.id', 'poster.modified_on'], ['id', 'filesize', 'modified_on']],
  [['modified_on'], ['poster.id', 'poster.type'], ['id', 'type', 'filesize']],
  [['type', 'modified_on'], ['poster.id'], ['id', 'filesize']],
  [['filesize'], ['poster.id', 'poster.type', 'poster.modified_on'], ['id', 'type', 'modified_on']],
  [['id'], [], ['type', 'filesize']],
])('omits unreadable file fields %j from the request', (hidden, ofItem, ofFile) => {
  const theirs = withoutFileFields(...hidden);
  expect(
    cardsItemsQuery(theirs, 'events', defaultTableQuery(theirs, 'events'), {
      ...DEFAULTS,
      title: '{{name}}',
    }).fields?.filter((path) => path.startsWith('poster')),
  ).toEqual(ofItem);
  expect(
    cardsItemsQuery(theirs, 'directus_files', defaultTableQuery(theirs, 'directus_files'), {
      ...DEFAULTS,
      title: '{{title}}',
      imageSource: 'thumbnail',
    }).fields?.filter((path) => path !== 'title'),
  ).toEqual(ofFile);
});

test("uses the display template without a title, requests a file's own fields with those of its facts, and none without a picture", () => {
  expect(cardTexts(schema, 'events', DEFAULTS).title.render({ name: 'Fair', place: 'Hall' })).toBe('Fair (Hall)');
  const files = cardsItemsQuery(
    schema,
    'directus_files',
    defaultTableQuery(schema, 'directus_files'),
    decode({ title: '{{title}}' }, 'directus_files'),
  );
  expect(files.fields).toEqual(['id', 'title', 'type', 'filesize', 'modified_on']);
  const subtitled = decode({ title: '{{title}}', subtitle: '{{type}}' }, 'directus_files');
  const query = defaultTableQuery(schema, 'directus_files');
  expect(cardsItemsQuery(schema, 'directus_files', query, subtitled).fields).toEqual([
    'id',
    'title',
    'type',
    'modified_on',
  ]);
  const bare = cardsItemsQuery(schema, 'keyless', defaultTableQuery(schema, 'keyless'), {
    ...DEFAULTS,
    title: '{{word}}',
    imageSource: null,
  });
  expect(bare).toEqual({ fields: ['word'], limit: 25, page: 1 });
});

test('returns the thumbnail of an item', () => {
  const file = { id: 'f', type: 'image/png', modified_on: '2026-01-01T00:00:00' };
  expect(thumbnailOf({ poster: file }, 'poster')).toEqual(file);
  expect(thumbnailOf(file, 'thumbnail')).toEqual(file);
  expect(thumbnailOf({ poster: { id: 'f' } }, 'poster')).toEqual({ id: 'f', type: null, modified_on: null });
  expect([null, 'f', 5, {}].map((poster) => thumbnailOf({ poster }, 'poster'))).toEqual([null, null, null, null]);
  expect([thumbnailOf({ poster: file }, null), thumbnailOf({}, 'constructor')]).toEqual([null, null]);
});

test('decodes any preset to a size from 2 to 5 and a valid image source', () => {
  const saved = fc.record(
    { size: fc.jsonValue(), imageSource: fc.jsonValue(), title: fc.jsonValue(), imageFit: fc.jsonValue() },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(saved, fc.jsonValue()), (part) => {
      const options = decode(part as Json);
      expect(options.size).toBe(Math.min(5, Math.max(2, Math.round(options.size))));
      expect([null, 'poster', 'plan']).toContain(options.imageSource);
      expect(cardsItemsQuery(schema, 'events', defaultTableQuery(schema, 'events'), options).fields).toContain('id');
    }),
  );
});
