import type { World } from '../../src/adapters/memory';
import type { JsonObject } from '../../src/kernel';

/** The view of a collection that everybody begins with has other queries and options, sensible or not. */
export const withGlobalView =
  (collection: string, change: { readonly layout_query?: JsonObject; readonly layout_options?: JsonObject }) =>
  (world: World): World => {
    const presets = world.items['directus_presets'] ?? [];
    const isMeant = (row: JsonObject): boolean =>
      row['collection'] === collection &&
      (row['bookmark'] ?? null) === null &&
      (row['user'] ?? null) === null &&
      (row['role'] ?? null) === null;
    if (!presets.some(isMeant)) throw new Error(`There is no view of '${collection}' for everybody`);
    return {
      ...world,
      items: { ...world.items, directus_presets: presets.map((row) => (isMeant(row) ? { ...row, ...change } : row)) },
    };
  };
