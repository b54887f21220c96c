import type { PrimaryKey } from '../../../domain/items';
import { changeView, type View } from '../../../domain/presets';

/** The view that a picker begins with: the saved one on its first page, without its search. */
export const pickerView = (saved: View): View => changeView(saved, { search: '' });

/** Which keys of a page cannot be chosen. */
export interface PageLookup {
  readonly keys: readonly PrimaryKey[];
  readonly taken: readonly PrimaryKey[];
}

/** The keys, as text, that were found to be taken on all pages so far; the latest lookup of a key counts. */
export const takenKeys = (found: ReadonlySet<string>, page: PageLookup): ReadonlySet<string> => {
  const next = new Set(found);
  page.keys.forEach((key) => next.delete(String(key)));
  page.taken.forEach((key) => next.add(String(key)));
  return next;
};

/** The keys that are not taken, in their order. */
export const choosableKeys = (keys: readonly PrimaryKey[], taken: ReadonlySet<string>): readonly PrimaryKey[] =>
  keys.filter((key) => !taken.has(String(key)));
