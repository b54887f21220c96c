import type { Chance } from '../../fixtures/builders';
import type { FieldType } from '../../src/domain/schema';
import type { Json } from '../../src/kernel';
import { PERSONS } from './access';
import { PEOPLE_KEYS } from './rows';
import {
  BOOKS,
  CHAPTERS,
  COUNTRIES,
  LABELS,
  NOTES,
  PEOPLE,
  SECTIONS,
  shapeOf,
  type CollectionShape,
  type FieldShape,
} from './shape';

type Values = readonly [Json, ...Json[]];

const TEXTS: Values = [
  'Alpha',
  'alpha',
  'beta',
  'e',
  'x',
  '42',
  '100%',
  'd_l',
  'Norway',
  'Ann',
  'draft',
  'published',
  ' sp ',
  'Épsilon',
  'a,b',
];
const NUMBERS: Values = [0, 1, 2, -3, 7, 42, 60, 120, 1000, 1.5, 9.99];
const DAYS: Values = ['2026-02-03', '2025-12-31', '1980-01-02', '1990-12-31'];
const MOMENTS: Values = [
  '2026-01-02T03:04:05',
  '2026-05-06T07:08:09',
  '2026-01-02T03:04:05Z',
  '2026-01-02T05:04:05+02:00',
  '2026-03-04',
];

const VALUES_BY_TYPE: Partial<Record<FieldType, Values>> = {
  string: TEXTS,
  text: TEXTS,
  integer: NUMBERS,
  float: NUMBERS,
  decimal: NUMBERS,
  bigInteger: [1, 5, '7', 9007199254740991, 4503599627370497],
  boolean: [true, false, 'true', 'false', 1, 0],
  date: DAYS,
  time: ['04:05:06', '23:59:59'],
  dateTime: MOMENTS,
  timestamp: MOMENTS,
  json: [{ a: 1 }, [1, 2], '{"b":[]}', { n: { m: null } }, []],
  csv: [['red', 'blue'], 'red,green', ['a b'], [], 'x'],
  hash: ['secret', 'other'],
  uuid: ['d1ff0000-0000-4000-8000-000000000f01'],
};

/** Values of a wrong type, and edge cases. */
const ODD: Values = [
  null,
  '',
  'abc',
  true,
  false,
  0,
  -1,
  3.7,
  '5',
  ' 5',
  '1e3',
  'null',
  '2026-13-45',
  '25:00',
  {},
  [],
  ['x'],
  [1, 2],
  { a: 1 },
  99999999999999,
];

const KEYS: Readonly<Record<string, Values>> = {
  [COUNTRIES]: ['NO', 'de', 'x y', 'pt', 'xx'],
  [PEOPLE]: [...PEOPLE_KEYS, 'd1ff0000-0000-4000-8000-000000000999', PERSONS.editor.id] as unknown as Values,
  [BOOKS]: [1, 2, 3, 4, 5, 6, 7, 8, 9, 77],
  [CHAPTERS]: [1, 2, 3, 4, 5, 6, 77],
  [LABELS]: [1, 2, 3, 77],
  [SECTIONS]: [1, 2, 3, 4, 5, 77],
  [NOTES]: [1, 2, 3, 4, 5, 77],
};

const FEW: Values = [1, 2, 3, 4, 77];

/** Mostly the key of an existing item. */
export const keyValue = (chance: Chance, collection: string): Json => chance.pick(KEYS[collection] ?? FEW);

/** A key for a new item: free or taken, rarely of a wrong type. */
export const newKey = (chance: Chance, shape: CollectionShape): Json => {
  if (chance.happens(0.2)) return keyValue(chance, shape.name);
  if (shape.keyType === 'integer') return chance.integer(200, 400);
  if (shape.keyType === 'string') return `k${chance.integer(1, 40)}`;
  return `d1ff0000-0000-4000-8000-000000002${chance.integer(100, 140)}`;
};

export const oddValue = (chance: Chance): Json => chance.pick(ODD);

/** The manual sort column. Integers only: SQLite stores 1.5 in an integer column, other databases do not. */
export const PLACE = 'sort';

/** A valid value of a field; related items by key. */
export const usualValue = (chance: Chance, field: FieldShape): Json => {
  if (field.name === PLACE) return chance.integer(0, 12);
  if (field.kind === 'one' && field.to !== undefined) return keyValue(chance, field.to);
  if (field.kind === 'any') return chance.pick(['1', '2', 'NO', 'd1ff0000-0000-4000-8000-000000000103']);
  return chance.pick(VALUES_BY_TYPE[field.type] ?? TEXTS);
};

/** The columns of a collection, its key first. */
export const columnsOf = (name: string): readonly FieldShape[] => {
  const { key, keyType, fields } = shapeOf(name);
  return [{ name: key, type: keyType }, ...fields.filter((field) => field.type !== 'alias')];
};

/** Columns with the same values on both servers, which can be requested. */
export const comparableColumns = (name: string): readonly FieldShape[] =>
  columnsOf(name).filter(({ generated, type }) => generated !== true && type !== 'hash');
