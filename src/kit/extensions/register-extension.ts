import { type Either, isLeft, map } from 'fp-ts/Either';
import * as react from 'react';
import type { ComponentType } from 'react';
import type { ExtensionKind } from '../../domain/extensions';
import type { ScriptRegistration } from '../../ports/environment/script-loader';
import type { LayoutDefinition, ModuleRoute, OptionFields } from '../contributions/definitions';
import type { Loadable } from '../contributions/lazy-component';
import type { Registries } from '../contributions/registries';
import type { Contribution, Registry } from '../contributions/registry';
import { publicKit } from './public-kit';
import { type Definitions, readShape, SHAPES } from './definition-shapes';

/** Functions, classes, and the objects of `memo` and `lazy`; no elements. */
const isComponent = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value));

/** A loader that resolves to a component or rejects, whatever the extension's loader resolves to. */
const checkedLoader =
  <Props extends object>(load: Loadable<ComponentType<Props>>): Loadable<ComponentType<Props>> =>
  async () => {
    const component: unknown = await load();
    if (!isComponent(component)) throw new TypeError("'component' should be a function that loads a component");
    return component as ComponentType<Props>;
  };

/** A loader that resolves to a function or rejects, whatever the extension's loader resolves to. */
const checkedOptions =
  (load: Loadable<OptionFields>): Loadable<OptionFields> =>
  async () => {
    const options: unknown = await load();
    if (typeof options !== 'function')
      throw new TypeError("'options' should be a function that loads a function, which returns a list of fields");
    return options as OptionFields;
  };

const withCheckedLoaders = <A extends Definitions['interfaces'] | Definitions['displays']>(definition: A): A => ({
  ...definition,
  component: checkedLoader(definition.component as Loadable<ComponentType<object>>),
  ...(definition.options !== undefined && { options: checkedOptions(definition.options) }),
});

const withCheckedParts = ({ sidebar, canChoose, ...definition }: Definitions['layouts']): LayoutDefinition => ({
  ...definition,
  component: checkedLoader(definition.component),
  ...(sidebar === undefined ? {} : { sidebar: checkedLoader(sidebar) }),
  ...(canChoose === true && { canChoose }),
});

const withSafeRoute = ({ path, component, children = [] }: ModuleRoute): ModuleRoute => ({
  path,
  component: checkedLoader(component),
  children: children.map(withSafeRoute),
});

/** `allows` runs on every render of the shell, so an exception counts as false. */
const withSafeModule = (definition: Definitions['modules']): Definitions['modules'] => ({
  ...definition,
  navigation: checkedLoader(definition.navigation),
  routes: definition.routes.map(withSafeRoute),
  allows: (access) => {
    try {
      return definition.allows(access);
    } catch {
      return false;
    }
  },
});

type DefinitionReader<A> = (source: unknown) => Either<string, A>;

/** First path segments that no module may use. */
const RESERVED_PATHS = ['login', 'logout', 'reset-password', 'accept-invite'];

const READERS: {
  readonly [Kind in ExtensionKind]: DefinitionReader<Kind extends 'layouts' ? LayoutDefinition : Definitions[Kind]>;
} = {
  interfaces: (source) =>
    map<Definitions['interfaces'], Definitions['interfaces']>(withCheckedLoaders)(readShape(source, SHAPES.interfaces)),
  displays: (source) =>
    map<Definitions['displays'], Definitions['displays']>(withCheckedLoaders)(readShape(source, SHAPES.displays)),
  layouts: (source) => map(withCheckedParts)(readShape(source, SHAPES.layouts)),
  modules: (source) => map(withSafeModule)(readShape(source, SHAPES.modules)),
};

const register = <A extends Contribution>(
  registry: Registry<A>,
  read: Either<string, A>,
  conflict: (definition: A) => string | null,
): string | null => {
  if (isLeft(read)) return read.left;
  const definition = read.right;
  if (registry.has(definition.id)) return `the id '${definition.id}' is taken`;
  const reason = conflict(definition);
  if (reason === null) registry.register(definition);
  return reason;
};

/**
 * Registers what an extension's script offers: calls its function with React and the kit, validates the definition and
 * adds it to its registry. Returns the reason of a refusal, or null when the definition is registered. Never throws.
 */
export const registerExtension = (registries: Registries) => {
  const { interfaces, displays, layouts, modules } = registries;
  const noConflict = () => null;
  const pathConflict = ({ path }: Definitions['modules']) =>
    RESERVED_PATHS.includes(path) || modules.all().some((module) => module.path === path)
      ? `the path '${path}' is taken`
      : null;
  const registerByKind = {
    interfaces: (definition: unknown) => register(interfaces, READERS.interfaces(definition), noConflict),
    displays: (definition: unknown) => register(displays, READERS.displays(definition), noConflict),
    layouts: (definition: unknown) => register(layouts, READERS.layouts(definition), noConflict),
    modules: (definition: unknown) => register(modules, READERS.modules(definition), pathConflict),
  };
  return (kind: ExtensionKind, { kind: offeredKind, factory }: ScriptRegistration): string | null => {
    const expected = kind.slice(0, -1);
    if (offeredKind !== expected) return `it should register a ${expected}`;
    if (typeof factory !== 'function') return 'it should register a function that returns the definition';
    try {
      const definition: unknown = factory({ react, kit: publicKit });
      return registerByKind[kind](definition);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
};
