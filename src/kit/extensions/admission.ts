import * as react from 'react';
import { isLeft, map, type Either } from 'fp-ts/Either';
import type { ExtensionKind } from '../../domain/extensions';
import type { ScriptOffer } from '../../ports/script-loader';
import type { Registries } from '../registries';
import type { Contribution, Registry } from '../registry';
import { withSafeModule, withCheckedComponent } from './guarded';
import { publicKit } from './public-kit';
import { readShape } from './shape';
import { SHAPES, type Definitions } from './shapes';

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
