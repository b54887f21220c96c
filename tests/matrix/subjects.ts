import { type Field, type FieldType, fieldsOf, relatedCollectionOf } from '../../src/domain/schema';
import type { JsonObject } from '../../src/kernel';
import type { InterfaceDefinition, InterfaceFixtures, Services } from '../../src/kit';
import { SchemaStore } from '../../src/application/data-model';
import { fieldOfType } from './render-form';

/** An interface with one of its types and one set of options. */
export interface Subject {
  readonly definition: InterfaceDefinition;
  readonly fixtures: InterfaceFixtures;
  readonly type: FieldType;
  readonly options: JsonObject;
  /** The first set of options, which is tried with all generated values. */
  readonly isMain: boolean;
}

/** Every accepted type with every set of options, and with none. */
export const subjectsOf = (definition: InterfaceDefinition, fixtures: InterfaceFixtures): readonly Subject[] => {
  const sets = [...(fixtures.options ?? []), {}];
  return definition.types.flatMap((type) =>
    sets.map((options, index) => ({ definition, fixtures, type, options, isMain: index === 0 })),
  );
};

/** Collection of the demonstration world with a field for every interface and display. */
const SPECIMENS = 'specimens';

/** Types without a foreign key in the demonstration world, with the type of one that holds the same keys. */
const SIMILAR_KEY: Partial<Readonly<Record<FieldType, FieldType>>> = { text: 'string', bigInteger: 'integer' };

/**
 * For a contribution that the specimens use for relations: one of their relational fields with this type, so that it
 * finds related items. Null for other contributions.
 */
export const relationalField = (
  services: Services,
  type: FieldType,
  isOwn: (field: Field) => boolean,
): Field | null => {
  const { schema } = services.get(SchemaStore);
  const relations = fieldsOf(schema, SPECIMENS).filter(
    ({ field }) => relatedCollectionOf(schema, SPECIMENS, field) !== null,
  );
  const own = relations.filter(isOwn);
  if (own.length === 0) return null;
  const found = [...own, ...relations].find((field) => field.type === (SIMILAR_KEY[type] ?? type));
  return found === undefined ? null : { ...found, type };
};

/** A field with the subject's interface; required fields have other errors and are left to the form's own tests. */
export const fieldOfSubject = (services: Services, { definition, type, options }: Subject, name = 'field'): Field => {
  const { id } = definition;
  const found = relationalField(services, type, ({ meta }) => meta?.interface === id);
  if (found === null || found.meta === null) return fieldOfType(name, type, { interface: id, options });
  return { ...found, meta: { ...found.meta, interface: id, options } };
};
