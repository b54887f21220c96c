import type { Chance } from '../../fixtures/builders';
import type { Json, JsonObject } from '../../src/kernel';
import { pickFrom, weighed } from '../differential/pick';
import { COLLECTIONS } from './model';

/** Field names; fields of `LINKS` never hold a value, so that any relation can be created for them. */
export const FIELDS = ['title', 'count', 'flag', 'day', 'extra'];
export const LINKS = ['link', 'other'];
export const LISTS = ['list', 'notice'];

const NUMBERS = ['integer', 'bigInteger', 'float', 'decimal'];
const TYPES = ['string', 'text', ...NUMBERS, 'boolean', 'date', 'dateTime', 'json', 'csv', 'uuid', 'hash'];

const DEFAULTS: Readonly<Record<string, readonly Json[]>> = {
  string: ['draft', '', 7, 'null'],
  text: ['long'],
  integer: [3, '4'],
  bigInteger: [5],
  float: [1.5, '2.5'],
  boolean: [true, false, 1],
};

const maybe = (chance: Chance, share: number, make: () => JsonObject): JsonObject =>
  chance.happens(share) ? make() : {};

const columnPayload = (chance: Chance, type: string): JsonObject => ({
  ...maybe(chance, 0.3, () => ({ default_value: pickFrom(chance, DEFAULTS[type] ?? [null]) })),
  ...maybe(chance, 0.3, () => ({ is_nullable: chance.happens(0.4) })),
  ...maybe(chance, 0.2, () => ({ is_unique: chance.happens(0.6) })),
  ...maybe(chance, 0.3, () => ({ max_length: pickFrom(chance, [10, '20', 'many', null]) })),
});

const SPECIALS = [['json'], ['csv'], ['uuid'], ['m2o'], null, [], 'csv'];

export const metaPayload = (chance: Chance): Json =>
  weighed<Json>(chance, [
    [
      8,
      () => ({
        ...maybe(chance, 0.4, () => ({ note: pickFrom(chance, ['', 'Words', null, 7]) })),
        ...maybe(chance, 0.3, () => ({ hidden: pickFrom(chance, [true, false, 1, 'yes', null]) })),
        ...maybe(chance, 0.3, () => ({ width: pickFrom(chance, ['half', 'fill', null]) })),
        ...maybe(chance, 0.3, () => ({ sort: pickFrom(chance, [1, '2', null]) })),
        ...maybe(chance, 0.2, () => ({ special: pickFrom(chance, SPECIALS) })),
        ...maybe(chance, 0.2, () => ({ options: pickFrom(chance, [{ a: 1 }, '{"b":2}', null]) })),
        ...maybe(chance, 0.1, () => ({ nonsense: 1 })),
      }),
    ],
    [1, () => null],
    [1, () => 'words'],
  ]);

const LISTED_BY = [['alias', 'no-data'], ['o2m'], ['m2m'], ['o2m', 'alias'], null];

const aliasPayload = (chance: Chance, field: string): JsonObject => ({
  field,
  type: pickFrom(chance, ['alias', 'o2m', null]),
  schema: null,
  ...maybe(chance, 0.9, () => ({ meta: { special: pickFrom(chance, LISTED_BY) } })),
});

export const fieldPayload = (chance: Chance): JsonObject => {
  if (chance.happens(0.2)) return aliasPayload(chance, pickFrom(chance, LISTS));
  if (chance.happens(0.3))
    return { field: pickFrom(chance, LINKS), type: 'integer', schema: {}, meta: metaPayload(chance) };
  const type = pickFrom(chance, TYPES);
  return {
    field: pickFrom(chance, FIELDS),
    type,
    ...maybe(chance, 0.8, () => ({ schema: columnPayload(chance, type) })),
    ...maybe(chance, 0.7, () => ({ meta: metaPayload(chance) })),
  };
};

/** An invalid field, which the server refuses before it changes anything. */
export const wrongField = (chance: Chance): Json =>
  pickFrom<Json>(chance, [
    {},
    { field: '' },
    { field: 5, type: 'string' },
    { field: 'title', type: 'nonsense' },
    { field: 'title', type: 'string', nonsense: 1 },
    { field: 'title', type: 'string', schema: 'words' },
    { field: 'title', type: 'string', schema: { is_nullable: 'maybe' } },
    [{ field: 'title', type: 'string' }],
    { field: 'keyed', type: 'integer', schema: { is_primary_key: true, has_auto_increment: true } },
  ]);

const KEYS: readonly JsonObject[] = [
  { field: 'id', type: 'integer', schema: { is_primary_key: true, has_auto_increment: true }, meta: { hidden: true } },
  { field: 'id', type: 'uuid', schema: { is_primary_key: true, max_length: 36 }, meta: { special: ['uuid'] } },
  { field: 'code', type: 'string', schema: { is_primary_key: true, max_length: 255 } },
];

const collectionMeta = (chance: Chance): JsonObject => ({
  ...maybe(chance, 0.4, () => ({ icon: pickFrom(chance, ['star', null, 5]) })),
  ...maybe(chance, 0.3, () => ({ hidden: pickFrom(chance, [true, 'yes', null]) })),
  ...maybe(chance, 0.3, () => ({ sort_field: pickFrom(chance, FIELDS) })),
  ...maybe(chance, 0.3, () => ({ archive_field: pickFrom(chance, FIELDS), archive_value: 'old' })),
  ...maybe(chance, 0.2, () => ({ translations: [{ language: 'de-DE', translation: 'Ding' }] })),
  ...maybe(chance, 0.1, () => ({ nonsense: 1 })),
});

export const collectionChange = (chance: Chance): JsonObject =>
  pickFrom(chance, [{ meta: collectionMeta(chance) }, { meta: {} }, {}, { meta: null }]);

export const collectionPayload = (chance: Chance): JsonObject => {
  const key = chance.happens(0.6) ? KEYS[0] : pickFrom(chance, KEYS);
  const sent = Array.from({ length: chance.integer(0, 4) }, () => fieldPayload(chance));
  const fields = sent.filter(({ field }, at) => sent.findIndex((other) => other['field'] === field) === at);
  return {
    collection: pickFrom(chance, COLLECTIONS),
    ...maybe(chance, 0.9, () => ({ schema: {} })),
    ...maybe(chance, 0.8, () => ({ meta: collectionMeta(chance) })),
    ...maybe(chance, 0.85, () => ({ fields: [key ?? {}, ...fields] })),
  };
};

export const wrongCollection = (chance: Chance): JsonObject =>
  pickFrom(chance, [
    {},
    { collection: '' },
    { collection: null },
    { collection: 'directus_mine', fields: [] },
    { collection: 'dschema_one', fields: 'words' },
    { collection: 'dschema_two', fields: [KEYS[0] ?? {}, { field: 'x', type: 'nonsense' }] },
    { collection: 'dschema_two', fields: [KEYS[0] ?? {}, KEYS[0] ?? {}] },
    { collection: 'dschema_three', fields: [KEYS[0] ?? {}, KEYS[2] ?? {}] },
  ]);

export const relationMeta = (chance: Chance): JsonObject => ({
  ...maybe(chance, 0.5, () => ({ one_field: pickFrom(chance, [...LISTS, null]) })),
  ...maybe(chance, 0.3, () => ({ junction_field: pickFrom(chance, [...LINKS, null]) })),
  ...maybe(chance, 0.2, () => ({ sort_field: pickFrom(chance, ['count', 5]) })),
  ...maybe(chance, 0.3, () => ({
    one_collection_field: 'title',
    one_allowed_collections: chance.some(2, COLLECTIONS),
  })),
  ...maybe(chance, 0.2, () => ({ one_deselect_action: 'delete' })),
  ...maybe(chance, 0.1, () => ({ nonsense: 1 })),
});

const RULES = ['SET NULL', 'NO ACTION', 'CASCADE', 'SET DEFAULT', 'RESTRICT'];

export const relationPayload = (chance: Chance, collection: string, related: string | null): JsonObject => ({
  collection,
  field: pickFrom(chance, [...LINKS, ...LINKS, ...LISTS, 'nowhere']),
  related_collection: related,
  ...maybe(chance, 0.8, () => ({ meta: relationMeta(chance) })),
  ...maybe(chance, 0.7, () => ({ schema: { on_delete: pickFrom(chance, RULES) } })),
});

export const wrongRelation = (chance: Chance): Json =>
  pickFrom<Json>(chance, [
    {},
    { collection: 'dschema_one' },
    { collection: 5, field: 'link' },
    { collection: 'dschema_one', field: '' },
    { collection: 'dschema_one', field: 'link', related_collection: '' },
    { collection: 'dschema_one', field: 'link', schema: { on_delete: 'EXPLODE' } },
    { collection: 'dschema_one', field: 'link', schema: { on_delete: null } },
    { collection: 'dschema_one', field: 'link', nonsense: 1 },
    { collection: 'dschema_nowhere', field: 'link' },
    [],
  ]);
