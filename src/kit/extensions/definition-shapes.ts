import { type Either, left, right } from 'fp-ts/Either';
import { type ExtensionKind, isExtensionName } from '../../domain/extensions';
import { FIELD_TYPES, type FieldType } from '../../domain/schema';
import type {
  DisplayDefinition,
  InterfaceDefinition,
  LayoutDefinition,
  ModuleDefinition,
  ModuleRoute,
} from '../contributions/definitions';

export interface Definitions {
  readonly interfaces: InterfaceDefinition;
  readonly displays: DisplayDefinition;
  /** Layouts of extensions use pages and columns; the remaining members are for built-in layouts. */
  readonly layouts: Omit<LayoutDefinition, 'options' | 'actions' | 'request'>;
  readonly modules: ModuleDefinition;
}

/** The check and the default of one member of a definition. */
export interface MemberRule<A> {
  readonly isValid: (value: unknown) => value is A;
  /** Completes "'icon' should be …". */
  readonly expected: string;
  readonly defaultValue?: A;
}

type Shape<A> = { readonly [K in keyof A]: MemberRule<A[K]> };

const MAX_TEXT_LENGTH = 100;

/** Segments such as 'reports' and ':report', joined by slashes; empty for the module's start page. */
const ROUTE = /^(?::?[\w-]+(?:\/:?[\w-]+)*)?$/;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT_LENGTH;

const isRoute = (value: unknown): value is ModuleRoute => {
  if (typeof value !== 'object' || value === null) return false;
  const { path, component } = value as Partial<Record<keyof ModuleRoute, unknown>>;
  return typeof path === 'string' && ROUTE.test(path) && typeof component === 'function';
};

const text: MemberRule<string> = { isValid: isText, expected: `a text of at most ${MAX_TEXT_LENGTH} characters` };

/** Ids become part of URLs and of the platform's data. */
const id: MemberRule<string> = {
  isValid: (value): value is string => typeof value === 'string' && isExtensionName(value),
  expected: 'a name of letters, figures and dashes',
};

const number: MemberRule<number> = {
  isValid: (value): value is number => typeof value === 'number' && Number.isFinite(value),
  expected: 'a number',
};

const types: MemberRule<readonly FieldType[]> = {
  isValid: (value): value is readonly FieldType[] =>
    Array.isArray(value) && value.length > 0 && value.every((type) => FIELD_TYPES.some((known) => known === type)),
  expected: 'a list of field types',
};

const routes: MemberRule<readonly ModuleRoute[]> = {
  isValid: (value): value is readonly ModuleRoute[] => Array.isArray(value) && value.length > 0 && value.every(isRoute),
  expected: "a list of { path, component }, each path like '' or 'reports/:report'",
};

/** A function; its signature cannot be checked, so callers must expect any result and exceptions. */
const callable = <Callable extends (...input: never[]) => unknown>(): MemberRule<Callable> => ({
  isValid: (value): value is Callable => typeof value === 'function',
  expected: 'a function',
});

const membersOf = (source: unknown): Record<string, unknown> | null =>
  typeof source === 'object' && source !== null ? (source as Record<string, unknown>) : null;

/**
 * Validates a definition written by a third party: reads each member of the shape once and copies it into a new object.
 * Left with the first error. Throws only when a getter of the source does.
 */
export const readShape = <A extends object>(source: unknown, shape: Shape<A>): Either<string, A> => {
  const members = membersOf(source);
  if (members === null) return left('it should return an object');
  const read: Record<string, unknown> = {};
  for (const [name, { isValid, expected, defaultValue }] of Object.entries<MemberRule<unknown>>(shape)) {
    const value = members[name] ?? defaultValue;
    if (!isValid(value)) return left(`'${name}' should be ${expected}`);
    read[name] = value;
  }
  return right(read as A);
};

/** Between the first built-in modules and the settings, which come last. */
const DEFAULT_ORDER = 50;

/** The members that a definition needs, by kind of extension; the same as for built-in contributions. */
export const SHAPES: { readonly [Kind in ExtensionKind]: Shape<Definitions[Kind]> } = {
  interfaces: { id, name: text, icon: text, types, component: callable() },
  displays: { id, name: text, icon: text, types, component: callable() },
  layouts: { id, name: text, icon: text, component: callable() },
  modules: {
    id,
    name: text,
    icon: text,
    path: id,
    order: { ...number, defaultValue: DEFAULT_ORDER },
    allows: { ...callable(), defaultValue: () => true },
    navigation: { ...callable(), defaultValue: async () => () => null },
    routes,
  },
};
