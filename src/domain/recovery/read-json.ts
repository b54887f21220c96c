import { isJsonObject, type Json } from '../../kernel';

/** How deep and how large a value may be before it counts as broken: one that contains itself has no end. */
const DEPTH = 64;
const PARTS = 200_000;

interface Budget {
  parts: number;
}

const isPlain = (value: unknown): value is Json =>
  value === null || typeof value === 'boolean' || typeof value === 'string';

const isData = (value: unknown, depth: number, budget: Budget): boolean => {
  budget.parts -= 1;
  if (budget.parts < 0 || depth > DEPTH) return false;
  if (isPlain(value)) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every((entry) => isData(entry, depth + 1, budget));
  return isObject(value) && Object.values(value).every((entry) => isData(entry, depth + 1, budget));
};

/** A map, a date or another guest is no data, though it looks like an object. */
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isJsonObject(value) && Object.prototype.toString.call(value) === '[object Object]';

/** True for plain data through and through; ends for every input. */
export const isJson = (value: unknown): value is Json => isData(value, 0, { parts: PARTS });

/** The own member of plain data; undefined when there is none, or nothing to look into. */
export const memberOf = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
