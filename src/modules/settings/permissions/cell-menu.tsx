import { useText } from '../../../kit';
import { AnchoredMenu, type MenuEntry } from '../../../ui';
import type { CopyOrigin } from './copy';
import type { PermissionTableViewModel, TableCell } from './permission-table.view-model';
import { LEVEL_ICONS, LEVEL_TEXTS } from './permission-texts';

export interface OpenCell {
  readonly cell: TableCell;
  readonly anchor: HTMLElement;
}

interface CellMenuProps extends OpenCell {
  readonly view: PermissionTableViewModel;
  /** Copying and checking work on roles only. */
  readonly hasPolicies: boolean;
  readonly onCopy: (origin: CopyOrigin) => void;
  readonly onCheck: (collection: string) => void;
  readonly onClose: () => void;
}

/** The levels that are offered for a cell, copying its permission, and checking what it allows. */
export const CellMenu = ({ cell, anchor, view, hasPolicies, onCopy, onCheck, onClose }: CellMenuProps) => {
  const { t } = useText();
  const label = anchor.getAttribute('aria-label') ?? '';
  const origin = view.originOf(cell);
  const levels = cell.offered.map((level): MenuEntry => ({
    key: level,
    label: t(level === 'custom' ? 'permit_use_custom' : LEVEL_TEXTS[level]),
    icon: LEVEL_ICONS[level],
    onSelect: () => {
      if (level === 'custom') view.customise(cell);
      else view.setLevel([cell], level);
    },
  }));
  const copy: MenuEntry = {
    key: 'copy',
    label: t('permit_copy_to'),
    icon: 'content_copy',
    separated: true,
    disabledReason: origin === null && t('permit_copy_nothing_stored'),
    onSelect: () => {
      if (origin !== null) onCopy(origin);
    },
  };
  const check: MenuEntry = {
    key: 'check',
    label: t('check_item_open'),
    icon: 'fact_check',
    onSelect: () => onCheck(cell.collection),
  };
  return (
    <AnchoredMenu
      anchor={anchor}
      label={label}
      entries={hasPolicies ? levels : [...levels, copy, check]}
      onClose={onClose}
    />
  );
};
