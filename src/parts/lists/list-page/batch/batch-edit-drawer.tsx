import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListSession } from '../../../../application/browse';
import {
  FORM_NAMESPACES,
  RESUME_PARAM,
  useNamespaces,
  useStream,
  useSubscription,
  useText,
  useViewModel,
} from '../../../../kit';
import { FormErrors, ItemFormFields, usePreloadedInterfaces } from '../../../item/item-form';
import { LeaveGuard, useUnsavedChanges } from '../../../item/leave-guard';
import { Recovery } from '../../../item/recovery';
import { DocsLink } from '../../../page/docs-link';
import { Button, Dialog, Drawer, Notice, Progress } from '../../../../ui';
import { batchEditViewModel, batchEditFromUrlViewModel } from './batch-edit.view-models';
import type { BatchEditTarget } from './batch-edit-target.rules';
import { RiskDialog } from './risk-dialog';
import type { WriteRisks } from './write-risks';
import classes from './batch-edit-drawer.module.css';

interface BatchEditDrawerProps {
  readonly browse: ListSession;
  readonly risks: WriteRisks;
  readonly onClose: () => void;
}

/** Edits all selected items at once. */
export const BatchEditDrawer = ({ browse, risks, onClose }: BatchEditDrawerProps) => {
  const { t } = useText();
  const view = useViewModel(batchEditViewModel, browse, risks);
  const { edit } = view;
  // A cell of the list may be open behind the drawer.
  const unsaved = useUnsavedChanges();
  const disabled = useStream(edit.denied$);
  const state = useStream(edit.state$);
  const confirmed = useStream(view.risks$);
  const [confirming, setConfirming] = useState(false);
  usePreloadedInterfaces(edit.fields);
  useSubscription(view.saved$, onClose);
  const working = state.kind === 'working';
  const close = (): void => {
    if (edit.dirty) setConfirming(true);
    else onClose();
  };
  const discard = (): void => {
    edit.discard();
    onClose();
  };
  const progress = working ? t('changing_items', { done: state.done, total: state.total }) : '';
  return (
    <Drawer
      open
      onClose={close}
      closeLabel={t('close')}
      title={t('edit_items', { count: view.count })}
      wide
      actions={
        <Button
          variant="primary"
          icon="check"
          busy={working}
          disabledReason={disabled !== false && disabled !== 'work_under_way' && t(disabled)}
          onClick={() => view.save()}
        >
          {t('save')}
        </Button>
      }
    >
      <div className={classes['drawer']}>
        {working ? <Progress label={progress} value={state.done / state.total} /> : null}
        {state.kind === 'failed' && state.done.length > 0 ? (
          <Notice tone="warning" role="alert">
            {t('batch_changed_of', { done: state.done.length, total: state.done.length + state.remaining.length })}
          </Notice>
        ) : null}
        <Recovery recovery={edit.recovery} />
        {edit.fields.length === 0 ? (
          <Notice>{t('no_batch_fields')}</Notice>
        ) : (
          <>
            <p className={classes['text']}>{t('batch_edit_text')}</p>
            <DocsLink page="guides/editing/many-items#edit-several-items-at-once" />
          </>
        )}
        <FormErrors form={edit.form} fields={edit.fields} />
        <ItemFormFields form={edit.form} fields={edit.fields} batch={edit} />
      </div>
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={t('unsaved_changes')}
        text={t('unsaved_changes_text')}
        actions={
          <>
            <Button variant="danger" onClick={discard}>
              {t('discard_changes')}
            </Button>
            <Button variant="primary" onClick={() => setConfirming(false)} data-autofocus>
              {t('keep_editing')}
            </Button>
          </>
        }
      />
      <RiskDialog
        risks={confirmed}
        title={t('save_items_question', { count: view.count })}
        action={t('save')}
        onClose={() => view.dismissRisks()}
        onConfirm={() => {
          view.dismissRisks();
          edit.execute();
        }}
      />
      <LeaveGuard form={unsaved} everyNavigation onDiscard={() => edit.discard()} />
    </Drawer>
  );
};

interface BatchEditFromUrlDrawerProps {
  readonly browse: ListSession;
  readonly risks: WriteRisks;
  readonly target: BatchEditTarget;
}

/** The drawer for items named by the URL. Renders nothing when none of them exists. Closing replaces the URL. */
export const BatchEditFromUrlDrawer = ({ browse, risks, target }: BatchEditFromUrlDrawerProps) => {
  useNamespaces(FORM_NAMESPACES);
  const change = useSearchParams()[1];
  const view = useViewModel(batchEditFromUrlViewModel, browse, target);
  const selected = useStream(view.selected$);
  const close = useCallback(
    () =>
      change(
        (search) => {
          search.delete(RESUME_PARAM);
          return search;
        },
        { replace: true },
      ),
    [change],
  );
  useEffect(() => view.execute(), [view]);
  useEffect(() => {
    if (selected === false) close();
  }, [selected, close]);
  return selected === true ? <BatchEditDrawer browse={browse} risks={risks} onClose={close} /> : null;
};
