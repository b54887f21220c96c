import type { CellChange } from '../../../application/access';
import { failureAdvice, failureTitle, useStream, useText } from '../../../kit';
import { Button, Dialog, Notice } from '../../../ui';
import type { PermissionTableViewModel } from './permission-table.view-model';
import { ACTION_TEXTS } from './permission-texts';

interface ViewProps {
  readonly view: PermissionTableViewModel;
}

const useCellNames = (view: PermissionTableViewModel): ((targets: CellChange['targets']) => string) => {
  const { t, locale } = useText();
  const list = new Intl.ListFormat(locale.code, { type: 'unit' });
  return (targets) =>
    list.format(
      view
        .cellsOf(targets, locale.code)
        .map(({ collection, action }) => t('permit_cell_name', { collection, action: t(ACTION_TEXTS[action]) })),
    );
};

/** What could not be saved, and why; the cells have gone back. */
export const FailedChanges = ({ view }: ViewProps) => {
  const { t } = useText();
  const namesOf = useCellNames(view);
  const failed = useStream(view.pending$).filter(({ state }) => state === 'failed');
  return failed.map(({ id, targets, failure }) => {
    const title = failure === null ? null : failureTitle(failure);
    const advice = failure === null ? null : failureAdvice(failure);
    return (
      <Notice
        key={id}
        tone="danger"
        role="alert"
        title={t('permit_change_failed', { cells: namesOf(targets) })}
        actions={
          <>
            <Button size="small" icon="refresh" onClick={() => view.retry(id)}>
              {t('retry')}
            </Button>
            <Button size="small" variant="ghost" onClick={() => view.dismiss(id)}>
              {t('close')}
            </Button>
          </>
        }
      >
        {title === null ? null : <p>{t(title.key, title.parameters)}</p>}
        {advice === null ? null : <p>{t(advice.key, advice.parameters)}</p>}
      </Notice>
    );
  });
};

/** Another user has changed a cell since it was shown: nothing is replaced without asking. */
export const ChangedByOthers = ({ view }: ViewProps) => {
  const { t } = useText();
  const namesOf = useCellNames(view);
  const asked = useStream(view.pending$).find(({ state }) => state === 'asked');
  if (asked === undefined) return null;
  const { id, found } = asked;
  return (
    <Dialog
      open
      onClose={() => view.dismiss(id)}
      title={t('permit_changed_title')}
      text={t('permit_changed_text', { cells: namesOf(found) })}
      actions={
        <>
          <Button variant="ghost" data-autofocus onClick={() => view.dismiss(id)}>
            {t('permit_keep_stored')}
          </Button>
          <Button variant="primary" onClick={() => view.overwrite(id)}>
            {t('permit_replace_stored')}
          </Button>
        </>
      }
    />
  );
};

/** Asks before the permissions of system collections are reset. */
export const ResetQuestion = ({ view }: ViewProps) => {
  const { t } = useText();
  const reset = useStream(view.reset$);
  if (reset === null) return null;
  return (
    <Dialog
      open
      danger
      onClose={() => view.askReset(null)}
      title={t('permit_reset_question')}
      text={t(reset === 'minimum' ? 'permit_reset_minimum_text' : 'permit_reset_recommended_text')}
      actions={
        <>
          <Button variant="ghost" data-autofocus onClick={() => view.askReset(null)}>
            {t('cancel')}
          </Button>
          <Button variant="danger-fill" onClick={() => view.resetSystem()}>
            {t('permit_reset_do')}
          </Button>
        </>
      }
    />
  );
};
