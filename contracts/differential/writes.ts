import type { Chance } from '../../fixtures/builders';
import type { Json, JsonObject } from '../../src/kernel';
import { filterFor } from './filters';
import { pickFrom, weighed } from './pick';
import { rawBody } from './raw-bodies';
import { someCollection } from './reads';
import type { Asker, Method, Request } from './request';
import { BOOKS, PAGE, PREFIX, shapeOf, type CollectionShape, type FieldShape } from './shape';
import { keyValue, newKey, oddValue, PLACE, usualValue } from './values';

const isSendable = (field: FieldShape): boolean => field.type !== 'alias' && field.generated !== true;

const valueFor = (chance: Chance, field: FieldShape): Json =>
  field.name === PLACE || chance.happens(0.88) ? usualValue(chance, field) : oddValue(chance);

/** A related item in a payload: a key, an item to create or update, or something invalid. */
const entryFor = (chance: Chance, name: string, depth: number): Json =>
  weighed<Json>(chance, [
    [4, () => keyValue(chance, name)],
    [4, () => payloadFor(chance, shapeOf(name), true, depth - 1)],
    [
      3,
      () => ({ [shapeOf(name).key]: keyValue(chance, name), ...payloadFor(chance, shapeOf(name), false, depth - 1) }),
    ],
    [1, () => oddValue(chance)],
  ]);

const changesFor = (chance: Chance, name: string, depth: number): JsonObject => ({
  ...(chance.happens(0.6) ? { create: [payloadFor(chance, shapeOf(name), true, depth - 1)] } : {}),
  ...(chance.happens(0.6)
    ? {
        update: [
          { [shapeOf(name).key]: keyValue(chance, name), ...payloadFor(chance, shapeOf(name), false, depth - 1) },
        ],
      }
    : {}),
  ...(chance.happens(0.6) ? { delete: [keyValue(chance, name)] } : {}),
  ...(chance.happens(0.05) ? { [chance.pick(['create', 'update', 'delete', 'unheard'])]: oddValue(chance) } : {}),
});

/** The value of a relational field: an item, a list, or changes of a list. */
const relatedFor = (chance: Chance, field: FieldShape, target: string, depth: number): Json => {
  const { to, kind } = field;
  if (to === undefined) return entryFor(chance, target, depth);
  if (kind === 'one') return entryFor(chance, to, depth);
  return weighed<Json>(chance, [
    [5, () => Array.from({ length: chance.integer(0, 3) }, () => entryFor(chance, to, depth))],
    [3, () => changesFor(chance, to, depth)],
    [1, () => oddValue(chance)],
  ]);
};

const leads = (field: FieldShape): boolean => field.kind !== undefined;

/** Writes at most one relation, so that differences can be told apart. */
const relatedPayload = (chance: Chance, shape: CollectionShape, depth: number): JsonObject => {
  const leading = shape.fields.filter(leads);
  if (depth <= 0 || leading.length === 0 || !chance.happens(0.45)) return {};
  const field = pickFrom(chance, leading);
  const target = chance.happens(0.9) ? pickFrom(chance, field.toAny ?? [BOOKS]) : BOOKS;
  const told = field.kind === 'any' && chance.happens(0.9) ? { collection: target } : {};
  return { ...told, [field.name]: relatedFor(chance, field, target, depth) };
};

/** Some fields of an item; with `whole` mostly also the required ones, and a key that is not generated. */
const payloadFor = (chance: Chance, shape: CollectionShape, whole: boolean, depth = 2): JsonObject => {
  const fields = shape.fields.filter(isSendable);
  const required = fields.filter(
    (field) => field.schema?.['is_nullable'] === false && field.schema['default_value'] === undefined,
  );
  const chosen = [...chance.some(chance.integer(0, 3), fields), ...(whole && chance.happens(0.9) ? required : [])];
  const values = Object.fromEntries(chosen.map((field) => [field.name, valueFor(chance, field)]));
  const keyed = whole && (shape.keyType !== 'integer' || chance.happens(0.15));
  return {
    ...(keyed ? { [shape.key]: newKey(chance, shape) } : {}),
    ...values,
    ...relatedPayload(chance, shape, depth),
    ...(chance.happens(0.04) ? { unheard: 1 } : {}),
  };
};

const leadsTo = ({ to, toAny = [] }: FieldShape): readonly string[] => (to === undefined ? toAny : [to]);

/** Collections that a write can touch: its own, the related ones and, with nested writes, those related to them. */
const touchesOf = ({ name, fields }: CollectionShape): readonly string[] => {
  const near = [name, ...fields.flatMap(leadsTo)];
  return [...new Set([...near, ...near.flatMap((other) => shapeOf(other).fields.flatMap(leadsTo))])];
};

const keysFor = (chance: Chance, name: string): Json =>
  Array.from({ length: chance.integer(0, 3) }, () => keyValue(chance, name));

/** The items of a batch: by keys, by a query, or by something invalid. */
const batchFor = (chance: Chance, name: string): JsonObject =>
  weighed<JsonObject>(chance, [
    [6, () => ({ keys: keysFor(chance, name) })],
    [3, () => ({ query: { filter: filterFor(chance, name, 1), ...(chance.happens(0.3) ? { limit: 2 } : {}) } })],
    [1, () => ({})],
    [1, () => ({ keys: oddValue(chance) })],
  ]);

const sortFor = (chance: Chance, name: string): Json =>
  chance.happens(0.9)
    ? { item: keyValue(chance, name), to: keyValue(chance, name) }
    : pickFrom<Json>(chance, [{}, { item: 1 }, { to: 2 }]);

const commentFor = (chance: Chance, name: string): Json =>
  chance.happens(0.6)
    ? { collection: name, item: keyValue(chance, name), comment: chance.pick(['Hello', 'Well done', '']) }
    : pickFrom<Json>(chance, [
        {},
        { comment: 'x' },
        { collection: name, comment: 'x' },
        { collection: name, item: {}, comment: 'x' },
      ]);

const WRITING = ['POST', 'PATCH', 'DELETE'] as const;

/** Paths that do not exist or cannot be written. */
const somewhereElse = (chance: Chance): string =>
  chance.pick([
    `/items/${PREFIX}unheard`,
    `/items/${PREFIX}unheard/1`,
    '/items/directus_users',
    '/items',
    '/unheard',
    `/items/${BOOKS}/1/2`,
    `/utils/sort/${PREFIX}unheard`,
    '/utils/sort',
    '/activity',
    '/revisions/1',
    `/items/${PAGE}/1`,
  ]);

/** A random write as this user. */
export const someWrite = (chance: Chance, who: Asker): Request => {
  const shape = shapeOf(chance.happens(0.06) ? PAGE : someCollection(chance));
  const path = `/items/${shape.name}`;
  const item = (): string => `${path}/${encodeURIComponent(String(keyValue(chance, shape.name)))}`;
  const write = (method: Method, to: string, body?: Json): Request => ({
    who,
    method,
    path: to,
    query: chance.happens(0.15) ? { fields: '*' } : {},
    ...(body === undefined ? {} : { body }),
    touches: touchesOf(shape),
  });
  const several = (): Json => Array.from({ length: chance.integer(0, 3) }, () => payloadFor(chance, shape, true));
  return weighed(chance, [
    [12, () => write('POST', path, payloadFor(chance, shape, true))],
    [2, () => write('POST', path, several())],
    [12, () => write('PATCH', item(), payloadFor(chance, shape, false))],
    [5, () => write('PATCH', path, { ...batchFor(chance, shape.name), data: payloadFor(chance, shape, false) })],
    [1, () => write('PATCH', path, payloadFor(chance, shape, false))],
    [3, () => write('DELETE', item())],
    [2, () => write('DELETE', path, chance.happens(0.6) ? keysFor(chance, shape.name) : batchFor(chance, shape.name))],
    [1, () => write('POST', `/utils/sort/${shape.name}`, sortFor(chance, shape.name))],
    [2, () => write('POST', '/activity/comment', commentFor(chance, shape.name))],
    [
      1,
      () =>
        write(
          'PATCH',
          '/activity/comment/{comment}',
          chance.happens(0.7) ? { comment: 'Better' } : commentFor(chance, shape.name),
        ),
    ],
    [1, () => write('DELETE', `/activity/comment/${chance.pick(['{comment}', '{comment}', '{activity}', '0'])}`)],
    [1, () => write('PATCH', `/items/${PAGE}`, payloadFor(chance, shapeOf(PAGE), false))],
    [1, () => ({ ...write(pickFrom(chance, WRITING), chance.happens(0.5) ? path : item()), raw: rawBody(chance) })],
    [1, () => write(pickFrom(chance, WRITING), somewhereElse(chance), payloadFor(chance, shape, true))],
    [1, () => write(pickFrom(chance, WRITING), chance.happens(0.5) ? path : item(), oddValue(chance))],
  ]);
};
