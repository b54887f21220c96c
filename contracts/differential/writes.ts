import type { Chance } from '../../fixtures/builders';
import type { Json, JsonObject } from '../../src/kernel';
import { filterFor } from './filters';
import { pickFrom, weighed } from './pick';
import { someCollection } from './reads';
import type { Asker, Method, Request } from './request';
import { PAGE, shapeOf, type CollectionShape, type FieldShape } from './shape';
import { keyValue, newKey, oddValue, usualValue } from './values';

const isSendable = (field: FieldShape): boolean => field.type !== 'alias' && field.generated !== true;

const valueFor = (chance: Chance, field: FieldShape): Json => (chance.happens(0.88) ? usualValue(chance, field) : oddValue(chance));

/** Some fields of an item; with `whole`, mostly also those that are required, and a key where none is counted. */
const payloadFor = (chance: Chance, shape: CollectionShape, whole: boolean): JsonObject => {
  const fields = shape.fields.filter(isSendable);
  const required = fields.filter((field) => field.schema?.['is_nullable'] === false && field.schema['default_value'] === undefined);
  const chosen = [...chance.some(chance.integer(0, 3), fields), ...(whole && chance.happens(0.9) ? required : [])];
  const values = Object.fromEntries(chosen.map((field) => [field.name, valueFor(chance, field)]));
  const keyed = whole && (shape.keyType !== 'integer' || chance.happens(0.15));
  return {
    ...(keyed ? { [shape.key]: newKey(chance, shape) } : {}),
    ...values,
    ...(chance.happens(0.04) ? { unheard: 1 } : {}),
  };
};

const touchesOf = ({ name, fields }: CollectionShape): readonly string[] => [
  ...new Set([name, ...fields.flatMap(({ to }) => (to === undefined ? [] : [to]))]),
];

const keysFor = (chance: Chance, name: string): Json =>
  Array.from({ length: chance.integer(0, 3) }, () => keyValue(chance, name));

/** Which items a batch means: by keys, by a query, or by something that means none. */
const batchFor = (chance: Chance, name: string): JsonObject =>
  weighed<JsonObject>(chance, [
    [6, () => ({ keys: keysFor(chance, name) })],
    [3, () => ({ query: { filter: filterFor(chance, name, 1), ...(chance.happens(0.3) ? { limit: 2 } : {}) } })],
    [1, () => ({})],
    [1, () => ({ keys: oddValue(chance) })],
  ]);

/** Some write on behalf of this person. */
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
    [8, () => write('POST', path, payloadFor(chance, shape, true))],
    [2, () => write('POST', path, several())],
    [8, () => write('PATCH', item(), payloadFor(chance, shape, false))],
    [4, () => write('PATCH', path, { ...batchFor(chance, shape.name), data: payloadFor(chance, shape, false) })],
    [1, () => write('PATCH', path, payloadFor(chance, shape, false))],
    [3, () => write('DELETE', item())],
    [2, () => write('DELETE', path, chance.happens(0.6) ? keysFor(chance, shape.name) : batchFor(chance, shape.name))],
    [1, () => write(pickFrom(chance, ['POST', 'PATCH', 'DELETE'] as const), chance.happens(0.5) ? path : item(), oddValue(chance))],
  ]);
};
