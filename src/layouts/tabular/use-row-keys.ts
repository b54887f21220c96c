import { isField, useShortcut } from '../../kit';

interface RowKeys {
  /** How many rows are selected. */
  readonly chosen: number;
  /** Nothing is selected here. */
  readonly readonly: boolean;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  readonly onCopy: () => void;
}

/** What floats over the page has the keys for itself. */
const OVER = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

const inPage = ({ target }: KeyboardEvent): boolean =>
  !isField(target) && !(target instanceof Element && target.closest(OVER) !== null);

const nothingMarked = (): boolean => window.getSelection()?.isCollapsed !== false;

/** meta+a takes all rows that are loaded, Escape none, meta+c copies those that are selected. */
export const useRowKeys = ({ chosen, readonly, onSelectAll, onClear, onCopy }: RowKeys): void => {
  useShortcut({ key: 'a', meta: true, shift: false }, onSelectAll, (event) => !readonly && inPage(event));
  useShortcut({ key: 'escape' }, onClear, (event) => chosen > 0 && inPage(event));
  useShortcut(
    { key: 'c', meta: true, shift: false },
    onCopy,
    (event) => chosen > 0 && nothingMarked() && inPage(event),
  );
};
