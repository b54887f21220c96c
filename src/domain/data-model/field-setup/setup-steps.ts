import { equals } from '../../../kernel';
import { savePlan, type SaveStep } from '../../relations';
import {
  type Field,
  type FieldChange,
  type FieldMeta,
  type FieldSchema,
  isPrimaryKey,
  type Schema,
} from '../../schema';
import { draftOf, type FieldSetup, setupFault } from './field-setup';

/** The members that differ. */
const changedMembers = <A extends object>(before: A | null, after: Partial<A>): Partial<A> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => !equals(value as never, (before?.[name as keyof A] ?? null) as never),
    ),
  ) as Partial<A>;

/** The members of a column that can be changed. */
export const COLUMN_MEMBERS = [
  'default_value',
  'is_nullable',
  'is_unique',
  'max_length',
  'numeric_precision',
  'numeric_scale',
] as const satisfies readonly (keyof FieldSchema)[];

const columnOf = (column: Partial<FieldSchema>): Partial<FieldSchema> =>
  Object.fromEntries(
    COLUMN_MEMBERS.flatMap((name) => (column[name] === undefined ? [] : [[name, column[name]] as const])),
  );

/**
 * The change of an existing field, or null for none. The column is sent only when it has changed, and then whole: the
 * server resets what a column does not name. A key's column is never sent.
 */
const fieldChange = (original: Field, setup: FieldSetup): FieldChange | null => {
  const meta = changedMembers<FieldMeta>(original.meta, setup.meta);
  const [before, column] = [columnOf(original.schema ?? {}), columnOf(setup.schema ?? {})];
  const isColumnChanged = !isPrimaryKey(original) && setup.schema !== null && !equals(before, column);
  if (Object.keys(meta).length === 0 && !isColumnChanged) return null;
  return {
    field: original.field,
    ...(Object.keys(meta).length > 0 && { meta }),
    ...(isColumnChanged && setup.type !== null && { type: setup.type, schema: column }),
  };
};

/** The requests that save a setup; none for one that cannot be saved. */
export const setupSteps = (schema: Schema, setup: FieldSetup, original: Field | null): readonly SaveStep[] => {
  if (setup.type === null || setupFault(schema, setup, original) !== null) return [];
  if (original === null) {
    const field = draftOf(setup, setup.type);
    return setup.map === null ? [{ step: 'create_field', field }] : savePlan(schema, setup.map, field);
  }
  const change = fieldChange(original, setup);
  return [
    ...(change === null ? [] : [{ step: 'update_field', collection: setup.collection, change } as const]),
    ...(setup.map === null ? [] : savePlan(schema, setup.map, null)),
  ];
};
