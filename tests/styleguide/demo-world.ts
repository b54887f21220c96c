import { isLeft } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { ItemsGateway } from '../../src/ports/gateways/items-gateway';
import { PresetsStore } from '../../src/application/presets';
import { SchemaStore } from '../../src/application/data-model';
import { isNoData, type Field, type Schema } from '../../src/domain/schema';
import { referenceOf } from '../../src/domain/templates';
import type { Json } from '../../src/kernel';
import type { DisplayDefinition, InterfaceDefinition, Services } from '../../src/kit';

/** A field of the demo world with values of its items. */
export interface DemoField {
  readonly field: Field;
  readonly values: readonly Json[];
}

const MAX_FIELDS = 3;
const MAX_VALUES = 3;
const ITEMS_READ = 20;

const fieldsOfWorld = (schema: Schema): readonly Field[] =>
  [...schema.fields.values()].flat().filter(({ collection }) => !collection.startsWith('directus_'));

const relatedCollection = (schema: Schema, { collection, field }: Field): string | null =>
  referenceOf(schema, collection, field)?.listedCollection ?? null;

const different = (values: readonly Json[]): readonly Json[] =>
  [...new Map(values.map((value) => [JSON.stringify(value), value])).values()].slice(0, MAX_VALUES);

/** Values of a field, with the members that it needs of related items. */
const withValues = async (services: Services, field: Field, members: readonly string[]): Promise<DemoField> => {
  const items = services.get(ItemsGateway);
  const paths = members.length === 0 ? [field.field] : members.map((member) => `${field.field}.${member}`);
  const found = await firstValueFrom(items.list(field.collection, { fields: paths, limit: ITEMS_READ }));
  if (isLeft(found)) throw new Error(`The demo world did not list ${field.collection}: ${found.left.kind}`);
  const values = found.right.map((item) => item[field.field] ?? null).filter((value) => value !== null);
  return { field, values: different(values) };
};

/** Fields of the demo world that are edited with an interface. */
export const demoInterfaceFields = (services: Services, { id }: InterfaceDefinition): Promise<readonly DemoField[]> => {
  const used = fieldsOfWorld(services.get(SchemaStore).schema).filter(({ meta }) => meta?.interface === id);
  return Promise.all(
    used
      .slice(0, MAX_FIELDS)
      .map((field) => (isNoData(field) ? { field, values: [null] } : withValues(services, field, []))),
  );
};

/** Fields of the demo world that are shown with a display; for a display of relations at least one that could be. */
export const demoDisplayFields = (
  services: Services,
  { id, types, fields: membersOf }: DisplayDefinition,
): Promise<readonly DemoField[]> => {
  const { schema } = services.get(SchemaStore);
  const all = fieldsOfWorld(schema);
  const used = all.filter(({ meta }) => meta?.display === id);
  const possible = all.filter((field) => types.includes(field.type) && relatedCollection(schema, field) !== null);
  const shown = used.length > 0 || membersOf === undefined ? used : possible;
  return Promise.all(
    shown.slice(0, MAX_FIELDS).map((field) => {
      const related = relatedCollection(schema, field);
      const options = field.meta?.display_options ?? {};
      const members = related === null ? [] : (membersOf?.({ schema, field, related, options }) ?? []);
      return withValues(services, field, members);
    }),
  );
};

/** A collection whose saved view has a layout, or the first one of the world. */
export const demoCollection = (services: Services, layout: string): string => {
  const { schema } = services.get(SchemaStore);
  const saved = services.get(PresetsStore).presets.find((preset) => preset.layout === layout && preset.collection);
  return saved?.collection ?? fieldsOfWorld(schema)[0]?.collection ?? '';
};
