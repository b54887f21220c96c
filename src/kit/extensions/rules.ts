import { isExtensionName } from '../../domain/extensions';
import { FIELD_TYPES, type FieldType } from '../../domain/schema';
import type { ModuleRoute } from '../define-module';
import type { Rule } from './shape';

const LONGEST_TEXT = 100;

/** Segments as 'reports' and ':report', joined by slashes; empty for the module's own address. */
const ROUTE = /^(?::?[\w-]+(?:\/:?[\w-]+)*)?$/;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_TEXT;

const isRoute = (value: unknown): value is ModuleRoute => {
  if (typeof value !== 'object' || value === null) return false;
  const { path, component } = value as Partial<Record<keyof ModuleRoute, unknown>>;
  return typeof path === 'string' && ROUTE.test(path) && typeof component === 'function';
};

export const text: Rule<string> = { holds: isText, expected: `a text of at most ${LONGEST_TEXT} characters` };

/** Ids end up in addresses and in the data of the platform. */
export const id: Rule<string> = {
  holds: (value): value is string => typeof value === 'string' && isExtensionName(value),
  expected: 'a name of letters, figures and dashes',
};

export const number: Rule<number> = {
  holds: (value): value is number => typeof value === 'number' && Number.isFinite(value),
  expected: 'a number',
};

export const types: Rule<readonly FieldType[]> = {
  holds: (value): value is readonly FieldType[] =>
    Array.isArray(value) && value.length > 0 && value.every((type) => FIELD_TYPES.some((known) => known === type)),
  expected: 'a list of field types',
};

export const routes: Rule<readonly ModuleRoute[]> = {
  holds: (value): value is readonly ModuleRoute[] => Array.isArray(value) && value.length > 0 && value.every(isRoute),
  expected: "a list of { path, component }, each path like '' or 'reports/:report'",
};

/** A function of that signature, which nobody can tell by looking at it: whoever calls it has to be ready for anything. */
export const callable = <Callable extends (...input: never[]) => unknown>(): Rule<Callable> => ({
  holds: (value): value is Callable => typeof value === 'function',
  expected: 'a function',
});
