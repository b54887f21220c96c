import type { Chance } from '../../fixtures/builders';
import type { Json, JsonObject } from '../../src/kernel';
import { pickFrom, weighed } from '../differential/pick';
import { COLLECTIONS, fieldsIn, isGuarded, isKeyField, namesOf, rowsQuery, type ModelSnapshot } from './model';
import * as payload from './payloads';
import type { Request } from './request';

const EVERY_FIELD = [...payload.FIELDS, ...payload.LINKS, ...payload.LISTS];

const VALUES: Readonly<Record<string, readonly Json[]>> = {
  string: ['a', 'b', '12', null],
  text: ['a', '3', null],
  integer: [1, 2, 300, null],
  float: [1.5, 2, null],
  boolean: [true, false],
};

/** A row with values for the columns that behave alike on every database; keys and links are left out. */
const rowFor = (chance: Chance, model: ModelSnapshot, collection: string): JsonObject =>
  Object.fromEntries(
    fieldsIn(model, collection)
      .filter((field) => payload.FIELDS.includes(String(field['field'])) && VALUES[String(field['type'])] !== undefined)
      .map((field) => [String(field['field']), pickFrom(chance, VALUES[String(field['type'])] ?? [null])]),
  );

/**
 * A change of a field other than the key: the database cannot change the key of a table, and the server detects that
 * late.
 */
const changePayload = (chance: Chance, model: ModelSnapshot, collection: string): JsonObject => {
  const names = fieldsIn(model, collection)
    .filter((field) => !isKeyField(field))
    .map((field) => String(field['field']));
  const { field, ...change } = payload.fieldPayload(chance);
  const name = names.length > 0 && chance.happens(0.9) ? pickFrom(chance, names) : String(field);
  return payload.FIELDS.includes(name)
    ? { ...change, field: name }
    : { field: name, meta: payload.metaPayload(chance) };
};

const write = (method: Request['method'], path: string, body?: Json): Request => ({
  who: 'administrator',
  method,
  path,
  ...(body === undefined ? {} : { body }),
});

const collectionRequest = (chance: Chance, model: ModelSnapshot): Request =>
  weighed(chance, [
    [8, () => write('POST', '/collections', payload.collectionPayload(chance))],
    [1, () => write('POST', '/collections', payload.wrongCollection(chance))],
    [
      1,
      () => {
        const [one, other] = [payload.collectionPayload(chance), payload.collectionPayload(chance)];
        return write('POST', '/collections', one['collection'] === other['collection'] ? [one] : [one, other]);
      },
    ],
    [
      3,
      () => {
        const names = namesOf(model);
        return names.length === 0
          ? write('DELETE', `/collections/${pickFrom(chance, COLLECTIONS)}`)
          : write('PATCH', `/collections/${pickFrom(chance, names)}`, payload.collectionChange(chance));
      },
    ],
    [2, () => write('DELETE', `/collections/${pickFrom(chance, COLLECTIONS)}`)],
  ]);

const fieldRequest = (chance: Chance, model: ModelSnapshot, collection: string): Request => {
  const own = fieldsIn(model, collection).find(isKeyField);
  const name = pickFrom(
    chance,
    EVERY_FIELD.filter((field) => field !== own?.['field']),
  );
  return weighed(chance, [
    [8, () => write('POST', `/fields/${collection}`, payload.fieldPayload(chance))],
    [1, () => write('POST', `/fields/${collection}`, payload.wrongField(chance))],
    [
      6,
      () => {
        const { field, ...change } = changePayload(chance, model, collection);
        return write('PATCH', `/fields/${collection}/${String(field)}`, change);
      },
    ],
    [1, () => write('PATCH', `/fields/${collection}/${name}`, payload.wrongField(chance))],
    [2, () => write('PATCH', `/fields/${collection}`, [{ field: name, meta: { sort: chance.integer(1, 9) } }])],
    [1, () => write('PATCH', `/fields/${collection}`, pickFrom<Json>(chance, [{}, [], ['words']]))],
    [3, () => write('DELETE', `/fields/${collection}/${name}`)],
  ]);
};

/** Relations without a foreign key: changing one that has a constraint crashes the server. */
const relationChange = (chance: Chance, model: ModelSnapshot, collection: string): Request => {
  const free = model.relations.filter((relation) => !isGuarded(relation));
  const guarded = model.relations
    .filter(isGuarded)
    .map((relation) => `${String(relation['collection'])}/${String(relation['field'])}`);
  const [own] = free;
  if (own !== undefined && chance.happens(0.8)) {
    return write('PATCH', `/relations/${String(own['collection'])}/${String(own['field'])}`, {
      meta: payload.relationMeta(chance),
    });
  }
  const place = `${collection}/${pickFrom(chance, EVERY_FIELD)}`;
  return guarded.includes(place)
    ? write('GET', `/relations/${place}`)
    : write('PATCH', `/relations/${place}`, { meta: {} });
};

const relationRequest = (chance: Chance, model: ModelSnapshot, collection: string): Request => {
  const related = chance.happens(0.75) && namesOf(model).length > 0 ? pickFrom(chance, namesOf(model)) : null;
  return weighed(chance, [
    [8, () => write('POST', '/relations', payload.relationPayload(chance, collection, related))],
    [1, () => write('POST', '/relations', payload.wrongRelation(chance))],
    [3, () => relationChange(chance, model, collection)],
    [2, () => write('DELETE', `/relations/${collection}/${pickFrom(chance, EVERY_FIELD)}`)],
  ]);
};

/** Replaces the nulls of a column, as the application does before it makes the column required. */
const nullsReplaced = (chance: Chance, model: ModelSnapshot, collection: string): Request => {
  const counts = fieldsIn(model, collection).some(({ field, type }) => field === 'count' && type === 'integer');
  const body = { query: { filter: { count: { _eq: null } }, limit: -1 }, data: { count: chance.integer(1, 9) } };
  return counts
    ? write('PATCH', `/items/${collection}?${rowsQuery(model, collection)}`, body)
    : write('GET', `/collections/${collection}`);
};

const contentRequest = (chance: Chance, model: ModelSnapshot, collection: string): Request =>
  weighed(chance, [
    [
      4,
      () => {
        const rows = Array.from({ length: 3 }, () => rowFor(chance, model, collection));
        return write('POST', `/items/${collection}?${rowsQuery(model, collection)}`, rows);
      },
    ],
    [1, () => write('POST', '/presets', { collection, layout_query: { tabular: { fields: ['title'] } } })],
    [1, () => write('POST', '/permissions', { collection, action: 'read', fields: ['title', 'link'] })],
    [1, () => nullsReplaced(chance, model, collection)],
  ]);

const reading = (chance: Chance, collection: string): Request => {
  const name = pickFrom(chance, [...EVERY_FIELD, 'id', 'nowhere']);
  const path = pickFrom(chance, [
    `/collections/${collection}`,
    `/fields/${collection}`,
    `/fields/${collection}/${name}`,
    `/relations/${collection}`,
    `/relations/${collection}/${name}`,
  ]);
  return { who: 'administrator', method: 'GET', path };
};

/** The next random request, given the current model; never one that crashes the server. */
export const nextRequest = (chance: Chance, model: ModelSnapshot): Request => {
  const names = namesOf(model);
  const collection = names.length > 0 && chance.happens(0.93) ? pickFrom(chance, names) : pickFrom(chance, COLLECTIONS);
  const request = weighed(chance, [
    [names.length < 2 ? 12 : 4, () => collectionRequest(chance, model)],
    [12, () => fieldRequest(chance, model, collection)],
    [6, () => relationRequest(chance, model, collection)],
    [4, () => contentRequest(chance, model, collection)],
    [4, () => reading(chance, collection)],
  ]);
  return chance.happens(0.05) ? { ...request, who: 'anonymous' } : request;
};
