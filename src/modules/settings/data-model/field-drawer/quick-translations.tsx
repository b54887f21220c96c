import { useId } from 'react';
import type { FieldSetupSession } from '../../../../application/data-model';
import { databaseName } from '../../../../domain/schema';
import { useStream, useText } from '../../../../kit';
import { FailureNotice } from '../../../../parts/page/failure-state';
import { Button, Field, FormDialog, Input } from '../../../../ui';
import { PlanSection } from '../plan-section';

/** The key of a new field. */
export const KeyInput = ({
  session,
  readonly,
}: {
  readonly session: FieldSetupSession;
  readonly readonly: boolean;
}) => {
  const { t } = useText();
  const setup = useStream(session.setup$);
  const denied = useStream(session.denied$);
  const isNew = session.place.field === null;
  const isWrong = denied === 'name_taken' || denied === 'name_too_long' || denied === 'name_reserved';
  return (
    <Field
      name="field"
      label={t('field_key')}
      required={t('required')}
      note={isNew ? t('database_name_note') : t('field_key_fixed')}
      error={isNew && isWrong ? t(denied) : undefined}
    >
      <Input
        mono
        autoComplete="off"
        value={setup.field}
        readOnly={!isNew || readonly}
        onChange={(text) => session.change({ part: 'name', name: databaseName(text) })}
      />
    </Field>
  );
};

/** A new field of translations by its name alone (spec 001, 2): the rest of the relation is filled in. */
export const QuickTranslations = ({
  session,
  onClose,
  onManual,
}: {
  readonly session: FieldSetupSession;
  readonly onClose: () => void;
  readonly onManual: () => void;
}) => {
  const { t } = useText();
  const id = useId();
  const denied = useStream(session.denied$);
  const busy = useStream(session.busy$);
  const failure = useStream(session.failure$);
  const steps = useStream(session.steps$);
  return (
    <FormDialog
      form={{
        id,
        noValidate: true,
        onSubmit: (event) => {
          event.preventDefault();
          session.execute();
        },
      }}
      title={t('translations_quick_title')}
      text={t('translations_quick_text')}
      onClose={onClose}
      onCancel={onClose}
      cancel={t('cancel')}
      action={t('translations_quick_do')}
      busy={busy}
      denied={denied === false ? null : t(denied)}
    >
      {failure === null ? null : <FailureNotice failure={failure} />}
      <KeyInput session={session} readonly={busy} />
      <div>
        <Button variant="ghost" size="small" icon="tune" onClick={onManual}>
          {t('translations_quick_manual')}
        </Button>
      </div>
      {steps.length === 0 ? null : <PlanSection title={t('plan_will_create')} steps={steps} isRunning={false} />}
    </FormDialog>
  );
};
