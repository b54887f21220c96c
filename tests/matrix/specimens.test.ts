import { blogWorld } from '../../fixtures/worlds/blog';
import { contributions } from '../../src/assembly/contributions';
import type { FieldMeta } from '../../src/domain/schema';

const COLLECTION = 'specimens';
const { interfaces, displays } = contributions();
const world = blogWorld();

const configured = (part: (meta: FieldMeta) => string | null): ReadonlySet<string | null> =>
  new Set(world.fields.flatMap(({ collection, meta }) => (collection === COLLECTION && meta ? [part(meta)] : [])));

const preset = world.items['directus_presets']?.find((row) => row['collection'] === COLLECTION);
const view = preset?.['layout_query'] as { readonly tabular: { readonly fields: readonly string[] } } | undefined;
const columns = view?.tabular.fields ?? [];

/** Browser tests open this collection to see every contribution in a browser. */
describe('the specimens of the demonstration world', () => {
  it.each(interfaces.all().map(({ id }) => id))('have a field with the interface %s', (id) => {
    expect(configured((meta) => meta.interface)).toContain(id);
  });

  it.each(displays.all().map(({ id }) => id))('have a field with the display %s', (id) => {
    expect(configured((meta) => meta.display)).toContain(id);
  });

  it('show every display in their list', () => {
    const shown = world.fields.filter(({ collection, field }) => collection === COLLECTION && columns.includes(field));
    expect(shown).toHaveLength(columns.length);
    const ids = shown.map(({ meta }) => meta?.display ?? null);
    expect(displays.all().filter(({ id }) => !ids.includes(id))).toEqual([]);
  });

  it('have a value of every field with a column', () => {
    const rows = world.items[COLLECTION] ?? [];
    const empty = world.fields.filter(
      ({ collection, field, type }) =>
        collection === COLLECTION &&
        type !== 'alias' &&
        type !== 'hash' &&
        rows.every((row) => (row[field] ?? null) === null),
    );
    expect(empty.map(({ field }) => field)).toEqual([]);
  });
});
