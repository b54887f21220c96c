import type { InvitationReport } from '../../../application/users';
import type { InvitationResult } from '../../../domain/users';
import { useForm, useNamespaces, useStream, useSubscription, useText, useViewModel } from '../../../kit';
import { Field, FormDialog, Notice, Select, StatusLabel, Textarea } from '../../../ui';
import classes from './invite-dialog.module.css';
import { inviteViewModel } from './invite.view-model';

const TONES = {
  user_invited: 'success',
  already_user: 'neutral',
  already_invited: 'neutral',
  not_an_email: 'danger',
} as const satisfies Readonly<Record<InvitationResult['outcome'], string>>;

/** What became of each address. */
const Report = ({ report: { results, isRefused } }: { readonly report: InvitationReport }) => {
  const { t } = useText();
  if (isRefused)
    return (
      <Notice tone="danger" role="alert">
        {t('invite_refused')}
      </Notice>
    );
  if (results.length === 0) return null;
  return (
    <div role="alert">
      {results.some(({ outcome }) => outcome === 'not_an_email') ? (
        <Notice tone="warning">{t('invite_not_sent')}</Notice>
      ) : null}
      <ul className={classes['results']} aria-label={t('invitation_results')}>
        {results.map(({ email, outcome }) => (
          <li key={email} className={classes['result']}>
            <bdi className={classes['email']}>{email}</bdi>
            <StatusLabel tone={TONES[outcome]}>{t(outcome)}</StatusLabel>
          </li>
        ))}
      </ul>
    </div>
  );
};

interface InviteDialogProps {
  /** The role that is chosen at first; see `initialInvitationRole`. */
  readonly initialRole: string | null;
  /** Called when users were invited: lists of users have changed. */
  readonly onInvited: () => void;
  readonly onClose: () => void;
}

/** Invites users by email. Closes by itself when all addresses were invited; otherwise it reports each of them. */
export const InviteDialog = ({ initialRole, onInvited, onClose }: InviteDialogProps) => {
  useNamespaces(['users', 'item']);
  const { t } = useText();
  const view = useViewModel(inviteViewModel, initialRole);
  const form = useForm(view.form);
  const roles = useStream(view.roles$);
  const administers = useStream(view.administers$);
  const report = useStream(view.invite.report$);
  useSubscription(view.form.done$, (invited) => {
    if (invited.length > 0) onInvited();
  });
  useSubscription(view.completed$, onClose);
  const { emails, role } = form.values;
  return (
    <FormDialog
      form={form.attributes}
      onClose={onClose}
      onCancel={onClose}
      title={t('invite_users')}
      text={t('invite_users_text')}
      cancel={t(report.results.length === 0 ? 'cancel' : 'close')}
      action={t('invite_send')}
      busy={form.submitting}
      denied={form.denied}
    >
      <Field name="emails" label={t('invite_emails')} note={t('invite_emails_note')} error={form.error('emails')}>
        <Textarea
          rows={4}
          dir="ltr"
          spellCheck={false}
          value={emails}
          onChange={(text) => form.change({ emails: text })}
        />
      </Field>
      <Field name="role" label={t('invite_role')} error={form.error('role')}>
        <Select
          value={role ?? ''}
          placeholder={role === null ? t('invite_choose_role') : undefined}
          options={roles.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => form.change({ role: id })}
        />
      </Field>
      <Report report={report} />
      {administers ? (
        <Notice tone="warning" role="status">
          {t('invite_administers')}
        </Notice>
      ) : null}
    </FormDialog>
  );
};
