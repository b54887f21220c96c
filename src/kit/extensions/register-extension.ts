import { type Either, isLeft, map } from 'fp-ts/Either';
import * as react from 'react';
import type { ComponentType } from 'react';
import type { ExtensionKind } from '../../domain/extensions';
import type { ScriptOffer } from '../../ports/script-loader';
import type { Loadable } from '../contributions/lazy-component';
import type { Contribution, Registries, Registry } from '../contributions/registry';
import { publicKit } from './public-kit';
import { type Definitions, readShape, SHAPES } from './definition-shapes';

/** Functions and classes, and what React makes of them (memo, lazy): objects that are no elements. */
const isComponent = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value));

/** A loader that brings a component or rejects, whatever was given as one. */
const checkedLoader =
  <Props extends object>(load: Loadable<ComponentType<Props>>): Loadable<ComponentType<Props>> =>
  async () => {
    const component: unknown = await load();
    if (!isComponent(component)) throw new TypeError("'component' should be a function that brings a component");
    return component as ComponentType<Props>;
  };

const withCheckedComponent = <A extends Definitions['interfaces'] | Definitions['displays'] | Definitions['layouts']>(
  definition: A,
): A => ({
  ...definition,
  component: checkedLoader(definition.component as Loadable<ComponentType<object>>),
});

/** Asked at every drawing of the frame, so a question that throws is a no. */
const withSafeModule = (definition: Definitions['modules']): Definitions['modules'] => ({
  ...definition,
  navigation: checkedLoader(definition.navigation),
  routes: definition.routes.map(({ path, component }) => ({ path, component: checkedLoader(component) })),
  allows: (access) => {
    try {
      return definition.allows(access);
    } catch {
      return false;
    }
  },
});

type Read<A> = (source: unknown) => Either<string, A>;

/** First segments of addresses that no module may take. */
const RESERVED_PATHS = ['login', 'logout', 'reset-password', 'accept-invite'];

const READERS: { readonly [Kind in ExtensionKind]: Read<Definitions[Kind]> } = {
  interfaces: (source) =>
    map<Definitions['interfaces'], Definitions['interfaces']>(withCheckedComponent)(readShape(source, SHAPES.interfaces)),
  displays: (source) =>
    map<Definitions['displays'], Definitions['displays']>(withCheckedComponent)(readShape(source, SHAPES.displays)),
  layouts: (source) =>
    map<Definitions['layouts'], Definitions['layouts']>(withCheckedComponent)(readShape(source, SHAPES.layouts)),
  modules: (source) => map(withSafeModule)(readShape(source, SHAPES.modules)),
};

const register = <A extends Contribution>(
  registry: Registry<A>,
  read: Either<string, A>,
  objection: (definition: A) => string | null,
): string | null => {
  if (isLeft(read)) return read.left;
  const definition = read.right;
  if (registry.has(definition.id)) return `the id '${definition.id}' is taken`;
  const objected = objection(definition);
  if (objected === null) registry.register(definition);
  return objected;
};

/**
 * Takes what scripts hand over into the registries: calls it with React and the kit, and looks at what it gives. Answers
 * why a definition is refused, or null when it is in. Never throws.
 */
export const registerExtension = (registries: Registries) => {
  const { interfaces, displays, layouts, modules } = registries;
  const anywhere = () => null;
  const pathFree = ({ path }: Definitions['modules']) =>
    RESERVED_PATHS.includes(path) || modules.all().some((module) => module.path === path)
      ? `the path '${path}' is taken`
      : null;
  const enterAs = {
    interfaces: (made: unknown) => register(interfaces, READERS.interfaces(made), anywhere),
    displays: (made: unknown) => register(displays, READERS.displays(made), anywhere),
    layouts: (made: unknown) => register(layouts, READERS.layouts(made), anywhere),
    modules: (made: unknown) => register(modules, READERS.modules(made), pathFree),
  };
  return (kind: ExtensionKind, { kind: offered, make }: ScriptOffer): string | null => {
    const expected = kind.slice(0, -1);
    if (offered !== expected) return `it should register a ${expected}`;
    if (typeof make !== 'function') return 'it should register a function that gives the definition';
    try {
      const made: unknown = make({ react, kit: publicKit });
      return enterAs[kind](made);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
};
