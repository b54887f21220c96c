import type { World } from '../../src/adapters/memory';
import { sortField } from '../../fixtures/builders';

/** Gives a collection a sort field, initially in the order of the keys. */
export const withManualSort =
  (name: string) =>
  (world: World): World => {
    const { fields } = sortField()({ collection: name, sort: null });
    return {
      ...world,
      collections: world.collections.map((one) =>
        one.collection === name && one.meta !== null ? { ...one, meta: { ...one.meta, sort_field: 'sort' } } : one,
      ),
      fields: [...world.fields, ...(fields ?? [])],
      items: { ...world.items, [name]: (world.items[name] ?? []).map((item, index) => ({ ...item, sort: index + 1 })) },
    };
  };
