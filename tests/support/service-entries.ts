import { itemDependencies, type ItemDependencies } from '../../src/application/dependencies';

type Parts = Readonly<Partial<Record<keyof ItemDependencies, unknown>>>;

/** The entries of a map of services for dependencies by name. */
export const serviceEntries = (parts: Parts): readonly (readonly [unknown, unknown])[] => {
  const names = Object.keys(parts) as (keyof ItemDependencies)[];
  const tokens = itemDependencies(...names);
  return names.map((name) => [tokens[name], parts[name]]);
};
