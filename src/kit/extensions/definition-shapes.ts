import { type Either, left, mapLeft } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { type ExtensionKind, isExtensionName } from '../../domain/extensions';
import { FIELD_TYPES, LOCAL_TYPES } from '../../domain/schema';
import { fromGuard, oneOf, orElse } from '../../kernel';
import type {
  DisplayDefinition,
  InterfaceDefinition,
  LayoutComponent,
  LayoutDefinition,
  ModuleDefinition,
  ModuleRoute,
  OptionFields,
} from '../contributions/definitions';
import type { Loadable } from '../contributions/lazy-component';

export interface Definitions {
  readonly interfaces: InterfaceDefinition;
  readonly displays: DisplayDefinition;
  /** Layouts of extensions use pages and columns; the remaining members are for built-in layouts. */
  readonly layouts: Omit<LayoutDefinition, 'options' | 'actions' | 'request' | 'sidebar'> & {
    readonly sidebar: LayoutComponent | undefined;
  };
  readonly modules: ModuleDefinition;
}

type Member<A> = t.Type<A, A, unknown>;

type Shape<A> = { readonly [K in keyof A]: Member<A[K]> };

const MAX_TEXT_LENGTH = 100;

/** Segments such as 'reports' and ':report', joined by slashes; empty for the module's start page. */
const ROUTE = /^(?::?[\w-]+(?:\/:?[\w-]+)*)?$/;

const text = fromGuard(
  `a text of at most ${MAX_TEXT_LENGTH} characters`,
  (value): value is string => t.string.is(value) && value.trim() !== '' && value.length <= MAX_TEXT_LENGTH,
);

/** Ids become part of URLs and of the platform's data. */
const id = fromGuard(
  'a name of letters, figures and dashes',
  (value): value is string => t.string.is(value) && isExtensionName(value),
);

const number = fromGuard('a number', (value): value is number => Number.isFinite(value));

/** A function; its signature cannot be checked, so callers must expect any result and exceptions. */
const callable = <Callable extends (...input: never[]) => unknown>(): Member<Callable> =>
  fromGuard('a function', (value): value is Callable => typeof value === 'function');

const listOf = <A>(codec: t.Type<A>, name: string): Member<readonly A[]> =>
  fromGuard(name, (value): value is readonly A[] => t.array(codec).is(value) && value.length > 0);

const types = listOf(oneOf(FIELD_TYPES), 'a list of field types');

const route: t.Type<ModuleRoute> = t.recursion('route', (self) =>
  t.intersection([
    t.type({
      path: fromGuard('route', (value): value is string => t.string.is(value) && ROUTE.test(value)),
      component: callable(),
    }),
    t.partial({ children: t.readonlyArray(self) }),
  ]),
);

const routes = listOf(route, "a list of { path, component, children }, each path like '' or 'reports/:report'");

/**
 * Validates a definition written by a third party: reads each member of the shape once and copies it into a new object.
 * Left with the first error. Throws only when a getter of the source does.
 */
export const readShape = <P extends t.Props>(source: unknown, shape: P): Either<string, t.TypeOfProps<P>> => {
  if (typeof source !== 'object' || source === null) return left('it should return an object');
  const members = Object.fromEntries(Object.keys(shape).map((name) => [name, Reflect.get(source, name)]));
  return pipe(
    t.type(shape).decode(members),
    mapLeft(([error]) => {
      const member = error?.context[1];
      return `'${member?.key}' should be ${member?.type.name}`;
    }),
  );
};

const options = orElse(callable<Loadable<OptionFields>>(), undefined);

/** Between the first built-in modules and the settings, which come last. */
const DEFAULT_ORDER = 50;

/** The members that a definition needs, by kind of extension; the same as for built-in contributions. */
export const SHAPES = {
  interfaces: {
    id,
    name: text,
    description: orElse(text, undefined),
    icon: text,
    types,
    groups: orElse(listOf(oneOf(LOCAL_TYPES), 'a list of kinds of field'), undefined),
    recommendedDisplays: orElse(listOf(id, 'a list of ids of displays'), undefined),
    options,
    component: callable(),
  },
  displays: { id, name: text, description: orElse(text, undefined), icon: text, types, options, component: callable() },
  layouts: {
    id,
    name: text,
    icon: text,
    component: callable(),
    sidebar: orElse(callable<LayoutComponent>(), undefined),
    canChoose: orElse(t.union([t.boolean, t.undefined]), undefined),
  },
  modules: {
    id,
    name: text,
    icon: text,
    path: id,
    order: orElse(number, DEFAULT_ORDER),
    hidden: orElse(t.union([t.boolean, t.undefined]), undefined),
    allows: orElse(callable(), () => true),
    navigation: orElse(callable(), async () => () => null),
    routes,
  },
} satisfies { readonly [Kind in ExtensionKind]: Shape<Definitions[Kind]> };
