import type { BatchRun } from '../../../../application/browse';
import { isUncertainWrite } from '../../../../kernel';
import { useStream, useText } from '../../../../kit';
import { FailureNotice } from '../../../page/failure-state';
import { Button, Dialog, Progress } from '../../../../ui';

interface BatchDialogProps {
  readonly work: BatchRun;
  readonly progress: 'deleting_items' | 'changing_items' | 'moving_files';
  readonly outcome: 'batch_deleted_of' | 'batch_changed_of' | 'files_moved_of';
}

/** A single batch ends too soon to be stopped. */
const MIN_SHOWN_TOTAL = 100;

const MAX_SHOWN_KEYS = 12;

/** The progress of a batch run with a stop button; after a failure, which items were written and which were not. */
export const BatchDialog = ({ work, progress, outcome }: BatchDialogProps) => {
  const { t } = useText();
  const state = useStream(work.state$);
  if (state.kind === 'working') {
    const title = t(progress, { done: state.done, total: state.total });
    return (
      <Dialog
        open={state.total > MIN_SHOWN_TOTAL}
        title={title}
        actions={
          <Button disabledReason={state.stopping && t('work_under_way')} onClick={() => work.stop()}>
            {t('stop')}
          </Button>
        }
      >
        <Progress label={title} value={state.done / state.total} />
      </Dialog>
    );
  }
  if (state.kind === 'resting') return null;
  const keys = state.remaining.slice(0, MAX_SHOWN_KEYS).join(', ');
  const more = state.remaining.length - MAX_SHOWN_KEYS;
  return (
    <Dialog
      open
      danger
      onClose={() => work.dismiss()}
      title={t('something_went_wrong')}
      text={t(outcome, { done: state.done.length, total: state.done.length + state.remaining.length })}
      actions={
        <Button variant="primary" onClick={() => work.dismiss()} data-autofocus>
          {t('done')}
        </Button>
      }
    >
      <FailureNotice failure={state.failure} />
      {isUncertainWrite(state.failure) ? <p>{t('batch_unsure')}</p> : null}
      <p>{more > 0 ? t('batch_left_more', { keys, number: more }) : t('batch_left_keys', { keys })}</p>
    </Dialog>
  );
};
