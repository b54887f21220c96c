import { memo, Suspense, useMemo } from 'react';
import { type ListSession, MAX_SELECTED } from '../../../../application/browse';
import {
  lazyComponent,
  type PageAction,
  useAction,
  useActions,
  usePageActions,
  useStream,
  useText,
  useViewModel,
} from '../../../../kit';
import { ActionButton } from '../../../page/action-button';
import { clearSelection } from '../../clear-selection';
import { DeletionDialog } from '../../../page/deletion-dialog';
import { Button, CARDS_QUERY, IconButton, Progress, Toolbar, useMediaQuery } from '../../../../ui';
import { BatchDialog } from './batch-dialog';
import { RiskDialog, RiskNotices } from './risk-dialog';
import classes from './selection-bar.module.css';
import { selectionViewModel, type SelectionViewModel } from './selection.view-model';
import type { WriteRisks } from './write-risks';

interface SelectionProps {
  readonly view: SelectionViewModel;
}

/** Selects the items of all pages, with progress and a stop button. */
const SelectFound = ({ view }: SelectionProps) => {
  const { t } = useText();
  const { found } = useStream(view.counts$);
  const [action] = useActions(useStream(view.selectFound$));
  const progress = useStream(view.selectAll.progress$);
  // On a phone the actions need the space.
  const narrow = useMediaQuery(CARDS_QUERY);
  if (progress !== null) {
    const label = t('selecting_items', { done: progress.done, total: progress.total });
    return (
      <>
        <span className={classes['progress']}>
          <Progress label={label} value={progress.total === 0 ? null : progress.done / progress.total} />
        </span>
        <span className={classes['elsewhere']}>{label}</span>
        <Button variant="accent" size="small" onClick={() => view.selectAll.stop()}>
          {t('stop')}
        </Button>
      </>
    );
  }
  if (action === undefined) return null;
  const brief = narrow && found !== null && found <= MAX_SELECTED;
  return (
    <Button
      variant="accent"
      size="small"
      aria-label={action.label}
      disabledReason={action.disabledReason}
      onClick={action.execute}
    >
      {brief ? t('select_all_brief', { number: found }) : action.label}
    </Button>
  );
};

interface SelectionActionsProps extends SelectionProps {
  readonly more: readonly PageAction[];
}

/** The deletion comes last. */
const ActionButtons = ({ view, more }: SelectionActionsProps) => {
  const own = useStream(view.actions$);
  return useActions(useMemo(() => [...own.slice(0, -1), ...more, ...own.slice(-1)], [own, more])).map((action) => (
    <ActionButton key={action.id} action={action} size="small" collapses />
  ));
};

/** Separate component without output, so that another list of actions does not render the bar. */
const RegisteredActions = memo(({ view, more }: SelectionActionsProps) => {
  const own = useStream(view.all$);
  usePageActions(useMemo(() => [...own, ...more], [own, more]));
  return null;
});

const BatchEditDrawer = lazyComponent(() =>
  import(/* webpackChunkName: "batch-edit" */ './batch-edit-drawer').then((page) => page.BatchEditDrawer),
);

interface SelectionBarProps {
  readonly browse: ListSession;
  /** The display name of the collection. */
  readonly title: string;
  readonly risks: WriteRisks;
  readonly actions: readonly PageAction[];
}

/** Replaces the toolbar while items are selected: their number and the actions on them. */
export const SelectionBar = ({ browse, title, risks, actions }: SelectionBarProps) => {
  const { t } = useText();
  const view = useViewModel(selectionViewModel, browse, risks);
  const { selected, elsewhere } = useStream(view.counts$);
  const dialog = useStream(view.dialog$);
  const archiving = dialog?.kind === 'archive' || dialog?.kind === 'unarchive' ? dialog : null;
  // Registered by the layouts that have a shortcut for it.
  const clear = useAction(useMemo(() => clearSelection(browse.selection), [browse]));
  const close = (): void => view.closeDialog();
  return (
    <>
      <RegisteredActions view={view} more={actions} />
      <Toolbar label={t('selection')} variant="selection" end={<ActionButtons view={view} more={actions} />}>
        <IconButton icon={clear.icon} size="small" label={clear.label} onClick={clear.execute} />
        <span className={classes['count']} role="status">
          <b>{t('selected_number', { number: selected })}</b>
          {elsewhere > 0 ? (
            <span className={classes['elsewhere']}>{t('selected_elsewhere', { number: elsewhere })}</span>
          ) : null}
        </span>
        <SelectFound view={view} />
      </Toolbar>
      <DeletionDialog
        open={dialog?.kind === 'delete'}
        title={t('delete_items_question', { count: selected })}
        text={t('delete_items_text', { collection: title })}
        action={t('delete_items', { count: selected })}
        onClose={close}
        onDelete={() => {
          close();
          view.remove.execute();
        }}
      >
        <RiskNotices risks={dialog?.risks ?? []} />
      </DeletionDialog>
      <RiskDialog
        risks={archiving === null ? [] : archiving.risks}
        title={t('archive_items_question', { count: selected })}
        action={t(archiving?.kind === 'unarchive' ? 'unarchive' : 'archive')}
        onClose={close}
        onConfirm={() => view.confirmArchive()}
      />
      <BatchDialog work={view.remove.run} progress="deleting_items" outcome="batch_deleted_of" />
      <BatchDialog work={view.archive.run} progress="changing_items" outcome="batch_changed_of" />
      {dialog?.kind === 'edit' ? (
        <Suspense fallback={null}>
          <BatchEditDrawer browse={browse} risks={risks} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
};
