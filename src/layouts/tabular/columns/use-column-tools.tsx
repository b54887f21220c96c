import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { ListSession } from '../../../application/browse';
import { type LayoutProps, lazyComponent, useText } from '../../../kit';
import { IconButton, VisuallyHidden, type ColumnControls } from '../../../ui';
import type { ExtraEntries } from './column-menu';
import type { ColumnPlan } from './columns.rules';
import type { TableColumns } from './columns.view-model';

const ColumnMenu = lazyComponent(() =>
  import(/* webpackChunkName: "layout-tabular-tools" */ './column-menu').then((module) => module.ColumnMenu),
);
const ColumnPicker = lazyComponent(() =>
  import(/* webpackChunkName: "layout-tabular-tools" */ './column-menu').then((module) => module.ColumnPicker),
);

/** The open column menu, or the open picker for a new column. */
interface OpenOverlay {
  readonly anchor: HTMLElement;
  /** Null for the picker. */
  readonly path: string | null;
}

interface ColumnToolsOptions {
  readonly session: ListSession;
  readonly onOpenFilter: LayoutProps['onOpenFilter'];
  readonly plans: readonly ColumnPlan[];
  /** Widths set by the user, in px. */
  readonly widths: ReadonlyMap<string, number>;
  readonly onResize: (path: string, width: number | null) => void;
  readonly extraEntries: ExtraEntries | undefined;
}

interface ColumnTools {
  readonly columnControls: ColumnControls;
  readonly openPicker: (anchor: HTMLElement) => void;
  /** Menu or picker, and the announcement of the last move. */
  readonly overlay: ReactNode;
}

/** Moving columns, their menus, and the picker that adds one. */
export const useColumnTools = (
  model: TableColumns,
  { session, onOpenFilter, plans, widths, onResize, extraEntries }: ColumnToolsOptions,
): ColumnTools => {
  const { t } = useText();
  const [opened, setOpened] = useState<OpenOverlay | null>(null);
  const [announcement, announce] = useState('');
  const move = useCallback(
    (path: string, to: number): void => {
      if (to < 0 || to >= plans.length) return;
      model.move(path, to);
      announce(
        t('column_moved', {
          column: plans.find((plan) => plan.path === path)?.header ?? path,
          place: to + 1,
          count: plans.length,
        }),
      );
    },
    [model, plans, t],
  );
  const open = useCallback(
    (path: string | null, anchor: HTMLElement) =>
      setOpened((before) => (before !== null && before.path === path ? null : { path, anchor })),
    [],
  );
  const openPicker = useCallback((anchor: HTMLElement) => open(null, anchor), [open]);
  const close = useCallback(() => setOpened(null), []);
  const adding = opened !== null && opened.path === null;
  const columnControls = useMemo(
    (): ColumnControls => ({
      onMenu: open,
      menuLabel: (column) => t('column_menu', { column }),
      openMenuKey: opened?.path ?? null,
      onMove: move,
      onFit: onResize,
      end: (
        <IconButton
          icon="add"
          size="small"
          label={t('column_add')}
          aria-haspopup="dialog"
          aria-expanded={adding}
          onClick={({ currentTarget }) => openPicker(currentTarget)}
        />
      ),
    }),
    [open, openPicker, opened, adding, move, onResize, t],
  );
  const actions = useMemo(
    () => ({
      sort: (path: string, descending: boolean) => model.sort(path, descending),
      move,
      align: (path: string, alignment: ColumnPlan['align']) => model.align(path, alignment),
      resize: onResize,
      hide: (path: string) => model.hide(path),
    }),
    [model, move, onResize],
  );
  const index = plans.findIndex(({ path }) => path === opened?.path);
  const plan = plans[index];
  return {
    columnControls,
    openPicker,
    overlay: (
      <>
        <Suspense fallback={null}>
          {opened === null || plan === undefined ? null : (
            <ColumnMenu
              session={session}
              column={plan}
              index={index}
              count={plans.length}
              resized={widths.has(plan.path)}
              anchor={opened.anchor}
              actions={actions}
              extraEntries={extraEntries}
              onOpenFilter={onOpenFilter}
              onClose={close}
            />
          )}
          {adding ? (
            <ColumnPicker
              collection={session.collection}
              anchor={opened.anchor}
              shown={plans.map(({ path }) => path)}
              onAdd={(path) => model.add(path)}
              onClose={close}
            />
          ) : null}
        </Suspense>
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
      </>
    ),
  };
};
