import * as t from 'io-ts';
import { decodeOrNull, fromGuard, isJsonObject, type JsonObject, oneOf } from '../../../kernel';
import type { SaveStep } from '../../relations';
import { FIELD_TYPES, LOCAL_TYPES } from '../../schema';
import { keptSteps } from '../kept-plan';
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

const kept = t.type({ setup, steps: keptSteps });

/** Null for anything else. The journal is of this browser, but may be of an older version or damaged. */
export const decodeSetup = (value: unknown): KeptSetup | null =>
  decodeOrNull(kept, value) as unknown as KeptSetup | null;
