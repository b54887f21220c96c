import { equals } from '../../kernel';
import type { Item } from '../items';
import { changesBetween, type Change } from './changes';
import type { Revision } from './revision';

/** What one save did to a field. `known` is false when no state that was kept says what stood there before; it is null then. */
export interface SaveChange extends Change {
  readonly known: boolean;
}

/** What the item was after this save, as far as it was kept: all of it after an update, what was sent after a creation. */
export const stateOf = (revision: Revision): Item => revision.data ?? revision.delta ?? {};

/**
 * What a save changed, of the fields that it sent. `older` are the revisions before it, the newest first: what was there
 * before is told by the first of them that knows the field. Fields that were sent as they stood are left out, unless both
 * are masked.
 */
export const changesOfSave = (
  revision: Revision,
  older: readonly Revision[],
  secrets: ReadonlySet<string>,
): readonly SaveChange[] => {
  const state = stateOf(revision);
  const isFirst = revision.activity?.action === 'create';
  return Object.entries(revision.delta ?? revision.data ?? {})
    .map(([field, sent]): SaveChange => {
      const after = Object.hasOwn(state, field) ? (state[field] ?? null) : sent;
      const source = older.map(stateOf).find((known) => Object.hasOwn(known, field));
      return { field, before: source?.[field] ?? null, after, known: isFirst || source !== undefined };
    })
    .filter(({ field, before, after, known }) => !known || secrets.has(field) || !equals(before, after));
};

/** In what an item differs now from what it was then, of the fields that both show. */
export const changesSince = (state: Item, current: Item): readonly SaveChange[] =>
  changesBetween(state, current)
    .filter(({ field }) => Object.hasOwn(state, field) && Object.hasOwn(current, field))
    .map((change) => ({ ...change, known: true }));
