import { equals } from '../../kernel';
import { isRelationUpToDate, isUpToDate } from '../relations';
import { fieldOf, type Relation, type Schema } from '../schema';
import type { ModelStep } from './model-step';

const relationOf = (schema: Schema, collection: string, name: string): Relation | null =>
  schema.relations.get(collection)?.find(({ field }) => field === name) ?? null;

/**
 * What is left of a step in this data model. Of a collection that exists, the fields that it lacks: a server may have
 * made the collection and failed at a field. A relation that exists as a foreign key only gets its configuration. Rows are not part of the data model: `PlanRun` looks for them.
 */
const remainder = (schema: Schema, step: ModelStep): readonly ModelStep[] => {
  switch (step.step) {
    case 'create_collection': {
      const { collection, fields } = step.collection;
      if (!schema.collections.has(collection)) return [step];
      return fields.flatMap((field) => remainder(schema, { step: 'create_field', field }));
    }
    case 'create_field':
      return fieldOf(schema, step.field.collection, step.field.field) === null ? [step] : [];
    case 'update_field': {
      const { field, meta = {}, schema: column } = step.change;
      return column === undefined && isUpToDate(schema, { collection: step.collection, field, meta }) ? [] : [step];
    }
    case 'create_relation': {
      const { relation } = step;
      const existing = relationOf(schema, relation.collection, relation.field);
      if (existing === null) return [step];
      return existing.meta === null && relation.meta !== null ? [{ step: 'update_relation', relation }] : [];
    }
    case 'update_relation':
      return isRelationUpToDate(schema, step.relation) ? [] : [step];
    case 'update_collection': {
      // A change of a collection that is gone leaves configuration behind, and its name cannot be used any more.
      const meta = schema.collections.get(step.collection)?.meta ?? null;
      return meta === null || equals({ ...meta, ...step.meta }, meta) ? [] : [step];
    }
    case 'delete_relation': {
      // A foreign key keeps its relation, without configuration.
      const existing = relationOf(schema, step.collection, step.field);
      return existing === null || existing.meta === null ? [] : [step];
    }
    case 'delete_field':
      return fieldOf(schema, step.collection, step.field) === null ? [] : [step];
    case 'delete_collection':
      return schema.collections.has(step.collection) ? [step] : [];
    case 'create_rows':
      return [step];
  }
};

/**
 * The steps of a plan that are still to be done: a plan that has failed half-way is continued with these, however much
 * of it the server has kept.
 */
export const remainingSteps = (schema: Schema, steps: readonly ModelStep[]): readonly ModelStep[] =>
  steps.flatMap((step) => remainder(schema, step));

/** The names of the collections that a plan creates and that exist: it must not complete what is not its own. */
export const takenNames = (schema: Schema, steps: readonly ModelStep[]): readonly string[] =>
  steps.flatMap((step) =>
    step.step === 'create_collection' && schema.collections.has(step.collection.collection)
      ? [step.collection.collection]
      : [],
  );
