import { ALIGNMENTS } from '../../../domain/query';
import type { ListSession } from '../../../application/browse';
import { type LayoutProps, useText } from '../../../kit';
import { FieldPicker } from '../../../parts/fields/field-picker';
import {
  AnchoredMenu,
  AnchoredPopover,
  contentWidth,
  isRightToLeft,
  type MenuEntry,
  restoreFocusAfterMove,
} from '../../../ui';
import { useColumnFilters } from './column-filters';
import { COLUMN_FIELDS, type ColumnPlan } from './columns.rules';

interface ColumnActions {
  readonly sort: (path: string, descending: boolean) => void;
  readonly move: (path: string, to: number) => void;
  readonly align: (path: string, alignment: ColumnPlan['align']) => void;
  /** In px; null for the default width. */
  readonly resize: (path: string, width: number | null) => void;
  readonly hide: (path: string) => void;
}

/** Additional menu entries of a column, before 'hide'. */
export type ExtraEntries = (column: ColumnPlan) => readonly MenuEntry[];

interface ColumnMenuProps {
  readonly session: ListSession;
  readonly column: ColumnPlan;
  readonly index: number;
  readonly count: number;
  /** Whether the user has set a width. */
  readonly resized: boolean;
  readonly anchor: HTMLElement;
  readonly actions: ColumnActions;
  readonly extraEntries: ExtraEntries | undefined;
  /** Opens the filter panel at a condition; undefined without a panel. */
  readonly onOpenFilter: LayoutProps['onOpenFilter'];
  readonly onClose: () => void;
}

const ALIGN_ICONS = { start: 'format_align_left', center: 'format_align_center', end: 'format_align_right' } as const;
const MIRRORED_ICONS = {
  start: 'format_align_right',
  center: 'format_align_center',
  end: 'format_align_left',
} as const;

/** The menu of a column: sort, filter, move, align, width, hide. */
export const ColumnMenu = ({
  session,
  column,
  index,
  count,
  resized,
  anchor,
  actions,
  extraEntries,
  onOpenFilter,
  onClose,
}: ColumnMenuProps) => {
  const { t } = useText();
  const filters = useColumnFilters(session);
  const { path, header, sortable, sort, align } = column;
  const head = anchor.closest('th') ?? anchor;
  const rightToLeft = isRightToLeft(head);
  const hide = (): void => {
    const adjacent = (head.nextElementSibling ?? head).matches('th')
      ? head.nextElementSibling
      : head.previousElementSibling;
    const button = adjacent?.querySelector<HTMLElement>('[aria-haspopup]');
    actions.hide(path);
    if (button) restoreFocusAfterMove(button);
  };
  const unsortable = !sortable && t('column_unsortable');
  /** Moves to the visual left or right, also in right-to-left languages. */
  const moveEntry = (key: 'column_move_left' | 'column_move_right', step: number): MenuEntry => {
    const to = index + (rightToLeft ? -step : step);
    return {
      key,
      label: t(key),
      icon: step < 0 ? 'arrow_back' : 'arrow_forward',
      shortcut: step < 0 ? '⇧ ←' : '⇧ →',
      disabledReason: (to < 0 || to >= count) && t('column_at_edge'),
      separated: step < 0,
      onSelect: () => actions.move(path, to),
    };
  };
  const entries: readonly MenuEntry[] = [
    {
      key: 'ascending',
      label: t('column_sort_ascending'),
      icon: 'arrow_upward',
      checked: sort === 'ascending',
      disabledReason: unsortable,
      onSelect: () => actions.sort(path, false),
    },
    {
      key: 'descending',
      label: t('column_sort_descending'),
      icon: 'arrow_downward',
      checked: sort === 'descending',
      disabledReason: unsortable,
      onSelect: () => actions.sort(path, true),
    },
    ...(onOpenFilter === undefined || !filters.canFilter(column)
      ? []
      : [
          {
            key: 'filter',
            label: t('filter_by_column'),
            icon: 'filter_list',
            onSelect: () => onOpenFilter(filters.open(column)),
          },
        ]),
    moveEntry('column_move_left', -1),
    moveEntry('column_move_right', 1),
    ...ALIGNMENTS.map((alignment): MenuEntry => ({
      key: alignment,
      label: t(`column_align_${alignment}`),
      icon: (rightToLeft ? MIRRORED_ICONS : ALIGN_ICONS)[alignment],
      checked: align === alignment,
      separated: alignment === 'start',
      onSelect: () => actions.align(path, alignment),
    })),
    {
      key: 'resize',
      label: t('column_resize'),
      note: t('column_resize_note'),
      icon: 'settings_ethernet',
      separated: true,
      onSelect: () => head.querySelector<HTMLElement>('[role=slider]')?.focus(),
    },
    {
      key: 'fit',
      label: t('column_fit'),
      icon: 'fit_screen',
      onSelect: () => actions.resize(path, contentWidth(head, path)),
    },
    ...(resized
      ? [
          {
            key: 'reset',
            label: t('column_width_reset'),
            icon: 'restart_alt',
            onSelect: () => actions.resize(path, null),
          },
        ]
      : []),
    ...(extraEntries?.(column) ?? []),
    {
      key: 'hide',
      label: t('column_hide'),
      icon: 'visibility_off',
      separated: true,
      disabledReason: count === 1 && t('column_last'),
      onSelect: hide,
    },
  ];
  return (
    <AnchoredMenu anchor={anchor} label={t('column_menu', { column: header })} entries={entries} onClose={onClose} />
  );
};

interface ColumnPickerProps {
  readonly collection: string;
  readonly anchor: HTMLElement;
  readonly shown: readonly string[];
  readonly onAdd: (path: string) => void;
  readonly onClose: () => void;
}

/** Picks a field to add as a column. */
export const ColumnPicker = ({ collection, anchor, shown, onAdd, onClose }: ColumnPickerProps) => {
  const { t } = useText();
  const add = (path: string): void => {
    onAdd(path);
    onClose();
  };
  return (
    <AnchoredPopover anchor={anchor} label={t('column_add')} onClose={onClose}>
      <FieldPicker collection={collection} rules={COLUMN_FIELDS} selected={new Set(shown)} onPick={add} />
    </AnchoredPopover>
  );
};
