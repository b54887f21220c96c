import { type Observable, of } from 'rxjs';
import { useStream } from '../services/streams';

/**
 * How items are chosen from a list, in a picker. Only items with a key can be chosen;
 * `session.selection` has the chosen ones, which the layout marks, also those of other pages.
 */
export interface ItemChoice {
  /** 'one': a click chooses an item. 'many': items are ticked, and a click anywhere on an item toggles it. */
  readonly mode: 'one' | 'many';
  /** The keys, as text, of items that cannot be chosen: shown, marked with `takenLabel`, and disabled. Replays. */
  readonly taken$: Observable<ReadonlySet<string>>;
  readonly takenLabel: string;
  /** Chooses or toggles the listed item with this key, as text; ignores one that cannot be chosen. */
  readonly choose: (key: string) => void;
}

const NONE_TAKEN: ReadonlySet<string> = new Set();
const NOTHING_TAKEN$: Observable<ReadonlySet<string>> = of(NONE_TAKEN);

/** The keys, as text, of items that cannot be chosen; none without a choice. */
export const useTakenKeys = (choice: ItemChoice | undefined): ReadonlySet<string> =>
  useStream(choice?.taken$ ?? NOTHING_TAKEN$);
