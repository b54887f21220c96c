import { isExtensionName } from '../../domain/extensions';
import { FIELD_TYPES, type FieldType } from '../../domain/schema';
import type { ModuleRoute } from '../define-module';
import type { MemberRule } from './shape';

const MAX_TEXT_LENGTH = 100;

/** Segments as 'reports' and ':report', joined by slashes; empty for the module's own address. */
const ROUTE = /^(?::?[\w-]+(?:\/:?[\w-]+)*)?$/;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT_LENGTH;

const isRoute = (value: unknown): value is ModuleRoute => {
  if (typeof value !== 'object' || value === null) return false;
  const { path, component } = value as Partial<Record<keyof ModuleRoute, unknown>>;
  return typeof path === 'string' && ROUTE.test(path) && typeof component === 'function';
};

export const text: MemberRule<string> = { isValid: isText, expected: `a text of at most ${MAX_TEXT_LENGTH} characters` };

/** Ids end up in addresses and in the data of the platform. */
export const id: MemberRule<string> = {
  isValid: (value): value is string => typeof value === 'string' && isExtensionName(value),
  expected: 'a name of letters, figures and dashes',
};

export const number: MemberRule<number> = {
  isValid: (value): value is number => typeof value === 'number' && Number.isFinite(value),
  expected: 'a number',
};

export const types: MemberRule<readonly FieldType[]> = {
  isValid: (value): value is readonly FieldType[] =>
    Array.isArray(value) && value.length > 0 && value.every((type) => FIELD_TYPES.some((known) => known === type)),
  expected: 'a list of field types',
};

export const routes: MemberRule<readonly ModuleRoute[]> = {
  isValid: (value): value is readonly ModuleRoute[] => Array.isArray(value) && value.length > 0 && value.every(isRoute),
  expected: "a list of { path, component }, each path like '' or 'reports/:report'",
};

/** A function of that signature, which nobody can tell by looking at it: whoever calls it has to be ready for anything. */
export const callable = <Callable extends (...input: never[]) => unknown>(): MemberRule<Callable> => ({
  isValid: (value): value is Callable => typeof value === 'function',
  expected: 'a function',
});
