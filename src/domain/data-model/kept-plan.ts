import * as t from 'io-ts';
import { decodeOrNull, fromGuard, isJsonObject, type Json, type JsonObject } from '../../kernel';
import type { SaveStep } from '../relations';

/** A plan as the journal keeps it, with the draft that it was made from. */
export interface KeptPlan {
  readonly draft: JsonObject;
  /** What was begun; null before. */
  readonly steps: readonly SaveStep[] | null;
}

/** The member that each step has besides its name. */
const STEP_MEMBERS: Readonly<Record<SaveStep['step'], string>> = {
  create_collection: 'collection',
  create_field: 'field',
  update_field: 'change',
  create_relation: 'relation',
  update_relation: 'relation',
  create_rows: 'items',
};

const isStep = (value: unknown): boolean => {
  if (!isJsonObject(value)) return false;
  const { step } = value as { readonly step?: unknown };
  if (typeof step !== 'string' || !Object.hasOwn(STEP_MEMBERS, step)) return false;
  const member = value[STEP_MEMBERS[step as SaveStep['step']]];
  return step === 'create_rows' ? Array.isArray(member) : isJsonObject(member);
};

/** The steps of a plan that has begun, or null. */
export const keptSteps = t.union([
  t.null,
  fromGuard('steps', (value): value is readonly Json[] => Array.isArray(value) && value.every(isStep)),
]);

const kept = t.type({
  draft: fromGuard('draft', (value): value is JsonObject => isJsonObject(value)),
  steps: keptSteps,
});

/** Null for anything else. The journal is of this browser, but may be of an older version or damaged. */
export const decodeKeptPlan = (value: unknown): KeptPlan | null =>
  decodeOrNull(kept, value) as unknown as KeptPlan | null;
