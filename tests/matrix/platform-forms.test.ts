import { SYSTEM_SCHEMA } from '../../src/adapters/memory/system-schema';
import { contributions } from '../../src/assembly/contributions';
import { isNoData } from '../../src/domain/schema';
import { isJsonObject, type Json } from '../../src/kernel';

const { fields: systemFields } = SYSTEM_SCHEMA;

const { interfaces } = contributions();

interface NamedInterface {
  readonly place: string;
  readonly id: string;
}

/** The fields of entries, which a list describes in its options. */
const entryFields = (place: string, options: Json): readonly NamedInterface[] => {
  const fields = isJsonObject(options) ? (options['fields'] ?? null) : null;
  if (!Array.isArray(fields)) return [];
  return fields.filter(isJsonObject).flatMap(({ field, meta }) => {
    if (meta === undefined || !isJsonObject(meta) || typeof meta['interface'] !== 'string') return [];
    const entry = { place: `${place}.${String(field)}`, id: meta['interface'] };
    return [entry, ...entryFields(entry.place, meta['options'] ?? null)];
  });
};

const named: readonly NamedInterface[] = systemFields.flatMap(({ collection, field, meta }) => {
  const place = `${collection}.${field}`;
  const own = meta?.interface ?? null;
  return [...(own === null ? [] : [{ place, id: own }]), ...entryFields(place, meta?.options ?? null)];
});

/** The collections whose forms the platform describes field by field. */
const DESCRIBED = ['directus_collections', 'directus_settings', 'directus_webhooks'];

describe('the forms that the platform describes for its own collections', () => {
  test('name only interfaces that exist, in entries of lists as well', () => {
    const entry = { place: 'directus_collections.translations.language', id: 'system-language' };
    expect(named).toContainEqual(entry);
    expect(named.filter(({ id }) => interfaces.get(id).id !== id)).toEqual([]);
  });

  test.each(DESCRIBED)('name an interface for every field of %s that a user edits', (collection) => {
    const plain = systemFields.filter(
      (field) =>
        field.collection === collection &&
        !isNoData(field) &&
        !field.schema?.has_auto_increment &&
        field.meta?.hidden !== true &&
        field.meta?.interface == null,
    );
    expect(plain.map(({ field }) => field)).toEqual([]);
  });
});
