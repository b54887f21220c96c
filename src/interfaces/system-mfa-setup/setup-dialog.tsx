import type { SetupStep } from '../../application/users';
import { secretGroups, type NewSecondFactor } from '../../domain/users';
import type { Failure } from '../../kernel';
import { failureAdvice, type TextKey, useForm, useStream, useText } from '../../kit';
import { CodeInput, Field, FormDialog, IconButton, Input, Notice, QrCode, useCopy } from '../../ui';
import classes from './system-mfa-setup.module.css';
import { setupFailure, type SystemMfaSetupViewModel } from './system-mfa-setup.view-model';

/** The QR code, and the secret for apps that cannot scan it. */
const NewFactor = ({ factor }: { readonly factor: NewSecondFactor }) => {
  const { t } = useText();
  const { copied, copy } = useCopy(factor.secret);
  return (
    <div className={classes['factor']}>
      <div className={classes['qr']}>
        <QrCode text={factor.otpauth_url} label={t('two_factor_qr')} />
      </div>
      <div className={classes['text']}>
        <p>{t('two_factor_scan')}</p>
        <div className={classes['secret']}>
          <code dir="ltr">{secretGroups(factor.secret).join(' ')}</code>
          <IconButton
            icon={copied ? 'check' : 'content_copy'}
            size="small"
            label={t(copied ? 'copied' : 'two_factor_copy_key')}
            onClick={copy}
          />
        </div>
      </div>
    </div>
  );
};

interface SetupFailureProps {
  readonly step: SetupStep;
  readonly failure: Failure | null;
}

/** The message of the server is not shown (spec 002, 8). */
const StepFailure = ({ step, failure }: SetupFailureProps) => {
  const { t } = useText();
  if (failure === null) return null;
  const message = setupFailure(step.kind, failure);
  const { key, parameters } = failureAdvice(failure);
  return (
    <Notice tone="danger" role="alert" title={t(message.key, message.parameters)}>
      {message.key.startsWith('two_factor_') ? undefined : t(key, parameters)}
    </Notice>
  );
};

/** In both steps: the control of the first one is unmounted while it has the focus. */
const AUTO_FOCUS = { autoFocus: true } as const;

interface StepTexts {
  readonly title: TextKey;
  readonly text?: TextKey;
  readonly confirm: TextKey;
  /** Of two. */
  readonly number?: 1 | 2;
}

const TEXTS: Readonly<Record<Exclude<SetupStep['kind'], 'closed'>, StepTexts>> = {
  password: {
    title: 'two_factor_turn_on_title',
    text: 'two_factor_password_text',
    confirm: 'two_factor_continue',
    number: 1,
  },
  confirm: { title: 'two_factor_turn_on_title', confirm: 'two_factor_turn_on', number: 2 },
  disable: { title: 'two_factor_turn_off_title', text: 'two_factor_turn_off_text', confirm: 'two_factor_turn_off' },
};

/**
 * The step that is open. A click outside does not close it while the secret is shown, because it cannot be shown again.
 */
export const SetupDialog = ({ view: { setup, form: model } }: { readonly view: SystemMfaSetupViewModel }) => {
  const { t } = useText();
  const step = useStream(setup.step$);
  const { values, denied, submitting, failure, changedSinceSent, attributes, change } = useForm(model);
  if (step.kind === 'closed') return null;
  const { title, text, confirm, number } = TEXTS[step.kind];
  const cancel = (): void => setup.cancel();
  return (
    <FormDialog
      form={attributes}
      title={t(title)}
      text={text === undefined ? undefined : t(text)}
      onClose={step.kind === 'confirm' ? undefined : cancel}
      onCancel={cancel}
      cancel={t('cancel')}
      action={t(confirm)}
      variant={step.kind === 'disable' ? 'danger-fill' : 'primary'}
      busy={submitting}
      denied={denied}
    >
      {number === undefined ? null : <p className={classes['step']}>{t('two_factor_step', { number })}</p>}
      {step.kind === 'confirm' ? <NewFactor factor={step.factor} /> : null}
      <StepFailure step={step} failure={changedSinceSent ? null : failure} />
      {step.kind === 'password' ? (
        <Field name="current_password" label={t('password')}>
          <Input
            type="password"
            icon="lock"
            autoComplete="current-password"
            {...AUTO_FOCUS}
            value={values.current_password}
            onChange={(password) => change({ current_password: password })}
          />
        </Field>
      ) : (
        <Field key={step.kind} name="one_time_code" label={t('two_factor_code')} note={t('two_factor_code_note')}>
          <CodeInput
            {...AUTO_FOCUS}
            value={values.one_time_code}
            onChange={(code) => change({ one_time_code: code })}
          />
        </Field>
      )}
    </FormDialog>
  );
};
