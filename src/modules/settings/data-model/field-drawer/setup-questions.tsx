import type { SetupConflict } from '../../../../domain/data-model';
import { useForm, useStream, useText } from '../../../../kit';
import { FailureNotice } from '../../../../parts/page/failure-state';
import { Button, Dialog, Field, FormDialog, Input } from '../../../../ui';
import type { FieldDrawerViewModel, NullsQuestion } from './field-drawer.view-model';
import classes from './field-drawer.module.css';

/** Asks for the value of items that are empty, and saves again by itself (spec 001, 8). */
export const NullsDialog = ({
  question,
  onClose,
}: {
  readonly question: NullsQuestion;
  readonly onClose: () => void;
}) => {
  const { t } = useText();
  const form = useForm(question.form);
  const count = useStream(question.count$);
  return (
    <FormDialog
      form={form.attributes}
      title={t('nulls_title')}
      text={count === null ? t('nulls_text') : t('nulls_text_count', { count })}
      onClose={onClose}
      onCancel={onClose}
      cancel={t('cancel')}
      action={t('nulls_replace')}
      busy={form.submitting}
      denied={form.denied}
    >
      {form.failure === null ? null : <FailureNotice failure={form.failure} />}
      <Field name="value" label={t('nulls_value')} error={form.error('value')}>
        <Input
          value={form.values.value}
          placeholder="NULL"
          autoComplete="off"
          onChange={(value) => form.change({ value })}
        />
      </Field>
    </FormDialog>
  );
};

/** Asks whose values are kept where both have changed the same. */
export const ConflictDialog = ({
  view: { session },
  conflicts,
}: {
  readonly view: FieldDrawerViewModel;
  readonly conflicts: readonly SetupConflict[];
}) => {
  const { t } = useText();
  return (
    <Dialog
      open
      title={t('setup_conflict_title')}
      text={t('setup_conflict_text')}
      onClose={() => session.keepTheirs()}
      actions={
        <>
          <Button variant="ghost" onClick={() => session.keepTheirs()}>
            {t('setup_keep_theirs')}
          </Button>
          <Button variant="primary" onClick={() => session.replaceTheirs()}>
            {t('setup_keep_mine')}
          </Button>
        </>
      }
    >
      <ul className={classes['conflicts']}>
        {conflicts.map(({ part, member, mine, theirs }) => (
          <li key={`${part}-${member}`}>
            <code>{member}</code>:{' '}
            {t('setup_conflict_values', { mine: JSON.stringify(mine), theirs: JSON.stringify(theirs) })}
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
