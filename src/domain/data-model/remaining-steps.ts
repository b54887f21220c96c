import { isRelationUpToDate, isUpToDate, type SaveStep } from '../relations';
import { fieldOf, type Schema } from '../schema';

/**
 * What is left of a step in this data model. Of a collection that exists, the fields that it lacks: a server may have
 * made the collection and failed at a field. A relation that exists as a foreign key only gets its configuration. Rows are not part of the data model: `PlanRun` looks for them.
 */
const remainder = (schema: Schema, step: SaveStep): readonly SaveStep[] => {
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
      const existing = schema.relations.get(relation.collection)?.find(({ field }) => field === relation.field);
      if (existing === undefined) return [step];
      return existing.meta === null && relation.meta !== null ? [{ step: 'update_relation', relation }] : [];
    }
    case 'update_relation':
      return isRelationUpToDate(schema, step.relation) ? [] : [step];
    case 'create_rows':
      return [step];
  }
};

/**
 * The steps of a plan that are still to be done: a plan that has failed half-way is continued with these, however much
 * of it the server has kept.
 */
export const remainingSteps = (schema: Schema, steps: readonly SaveStep[]): readonly SaveStep[] =>
  steps.flatMap((step) => remainder(schema, step));
