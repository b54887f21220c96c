import { equals, type Json } from '../../../kernel';
import type { Field, FieldMeta, FieldSchema, Schema } from '../../schema';
import { type FieldSetup, setupOfField } from './field-setup';
import { COLUMN_MEMBERS } from './setup-steps';

/** A member of the configuration or of the column that both have changed to different values. */
export interface SetupConflict {
  readonly part: 'meta' | 'column';
  readonly member: string;
  readonly mine: Json;
  readonly theirs: Json;
}

export interface MergedSetup {
  /** The field as it is on the server, with the own changes. */
  readonly setup: FieldSetup;
  readonly conflicts: readonly SetupConflict[];
}

type Members = Readonly<Record<string, Json>>;

const mergeMembers = (
  part: SetupConflict['part'],
  names: readonly string[],
  [before, theirs, mine]: readonly [Members, Members, Members],
): { readonly own: Members; readonly conflicts: readonly SetupConflict[] } => {
  const valueIn = (members: Members, name: string): Json => members[name] ?? null;
  const changed = names.filter((name) => !equals(valueIn(before, name), valueIn(mine, name)));
  const both = changed.filter((name) => !equals(valueIn(before, name), valueIn(theirs, name)));
  return {
    own: Object.fromEntries(changed.map((name) => [name, valueIn(mine, name)])),
    conflicts: both
      .filter((name) => !equals(valueIn(theirs, name), valueIn(mine, name)))
      .map((member) => ({ part, member, mine: valueIn(mine, member), theirs: valueIn(theirs, member) })),
  };
};

/**
 * The changes of an existing field, on top of what another administrator has changed since it was opened. A changed
 * relation is taken as it is in the setup: its steps leave out what exists.
 */
export const mergeSetup = (schema: Schema, opened: Field, now: Field, setup: FieldSetup): MergedSetup => {
  const fresh = setupOfField(schema, now);
  const membersOf = (members: object | null): Members => ({ ...members }) as Members;
  const metas = [membersOf(opened.meta), membersOf(now.meta), membersOf(setup.meta)] as const;
  const columns = [membersOf(opened.schema), membersOf(now.schema), membersOf(setup.schema)] as const;
  const meta = mergeMembers('meta', Object.keys({ ...metas[0], ...metas[2] }), metas);
  const column = mergeMembers('column', COLUMN_MEMBERS, columns);
  return {
    setup: {
      ...fresh,
      map: setup.map,
      meta: { ...fresh.meta, ...(meta.own as Partial<FieldMeta>) },
      schema: fresh.schema === null ? null : { ...fresh.schema, ...(column.own as Partial<FieldSchema>) },
    },
    conflicts: [...meta.conflicts, ...column.conflicts],
  };
};
