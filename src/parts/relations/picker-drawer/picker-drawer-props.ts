import type { ListRef } from '../../../application/browse';
import type { PrimaryKey } from '../../../domain/items';
import type { TakenAmong } from './picker.view-model';

export interface PickerDrawerProps {
  readonly open: boolean;
  readonly collection: string;
  /** 'one': a click on an item chooses it. 'many': rows are ticked, a button confirms. */
  readonly mode: 'one' | 'many';
  /** The heading, such as 'Add pictures'. */
  readonly title: string;
  /** The name of the field that items are chosen for. */
  readonly field: string;
  /** A filter that always applies and is not shown; null for none. */
  readonly lockedFilter?: ListRef['lockedFilter'];
  /** Keys of items that cannot be chosen because they are in the list already; shown and marked 'Already linked'. */
  readonly taken?: readonly PrimaryKey[] | undefined;
  /**
   * The same for lists too long to know all keys: asked once per shown page. Keep its identity;
   * another one asks again.
   */
  readonly takenAmong?: TakenAmong | undefined;
  /** Ticked when the drawer opens; in mode 'one' the current item, which is marked. */
  readonly selected?: readonly PrimaryKey[] | undefined;
  /** Never called with an empty list or a taken key; `onClose` is called next. */
  readonly onPick: (keys: readonly PrimaryKey[]) => void;
  readonly onClose: () => void;
}
