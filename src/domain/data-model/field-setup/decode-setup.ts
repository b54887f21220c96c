import * as t from 'io-ts';
import { decodeOrNull, fromGuard, isJsonObject, type Json, type JsonObject, oneOf } from '../../../kernel';
import type { SaveStep } from '../../relations';
import { FIELD_TYPES, LOCAL_TYPES } from '../../schema';
import type { FieldSetup } from './field-setup';

/** An unfinished setup as the journal keeps it. */
export interface KeptSetup {
  readonly setup: FieldSetup;
  /** The plan of a save that has begun; null before. */
  readonly steps: readonly SaveStep[] | null;
}

const object = fromGuard('object', (value): value is JsonObject => isJsonObject(value));

const setup = t.type({
  collection: t.string,
  localType: oneOf(LOCAL_TYPES),
  field: t.string,
  type: t.union([oneOf(FIELD_TYPES), t.null]),
  schema: t.union([object, t.null]),
  meta: object,
  map: t.union([object, t.null]),
});

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

const kept = t.type({
  setup,
  steps: t.union([
    t.null,
    fromGuard('steps', (value): value is readonly Json[] => Array.isArray(value) && value.every(isStep)),
  ]),
});

/** Null for anything else. The journal is of this browser, but may be of an older version or damaged. */
export const decodeSetup = (value: unknown): KeptSetup | null =>
  decodeOrNull(kept, value) as unknown as KeptSetup | null;
