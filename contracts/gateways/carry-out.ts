import type { SaveStep } from '../../src/domain/relations';
import type { Call } from '../../src/kernel';
import type { AllGateways } from '../http-gateways';
import { valueOf } from './suite';

const callOf = ({ schemaEditing, items }: AllGateways, step: SaveStep): Call<unknown> => {
  switch (step.step) {
    case 'create_collection':
      return schemaEditing.createCollection(step.collection);
    case 'create_field':
      return schemaEditing.createField(step.field);
    case 'update_field':
      return schemaEditing.updateField(step.collection, step.change);
    case 'create_relation':
      return schemaEditing.createRelation(step.relation);
    case 'update_relation':
      return schemaEditing.updateRelation(step.relation);
    case 'create_rows':
      return items.createMany(step.collection, step.items);
  }
};

/** Takes the steps of a plan one after the other. */
export const carryOut = async (gateways: AllGateways, plan: readonly SaveStep[]): Promise<void> => {
  for (const step of plan) await valueOf(callOf(gateways, step));
};
