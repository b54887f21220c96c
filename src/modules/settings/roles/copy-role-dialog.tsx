import { SchemaStore } from '../../../application/data-model';
import { collectionName } from '../../../domain/schema';
import { valueOf } from '../../../kernel';
import { useForm, useService, useStream, useSubscription, useText, useViewModel } from '../../../kit';
import { FailureNotice } from '../../../parts/page/failure-state';
import { Field, FormDialog, Input, Progress } from '../../../ui';
import classes from './copy-role-dialog.module.css';
import { type CopiedRole, copyRoleViewModel, permissionCounts } from './copy-role.view-model';
import { UnfinishedNotice } from './unfinished-notice';

/** What the copy gets, before it is made. */
const CopyPlan = ({ copied: { role, permissions } }: { readonly copied: CopiedRole }) => {
  const { t, locale } = useText();
  const { schema } = useService(SchemaStore);
  const nameOf = (collection: string): string => {
    const known = schema.collections.get(collection);
    return known === undefined ? collection : collectionName(known, locale.code);
  };
  return (
    <section className={classes['plan']}>
      <h2>{t('role_copy_plan')}</h2>
      <ul>
        <li>{t('role_copy_flags')}</li>
        {role.admin_access ? <li>{t('role_copy_admin')}</li> : null}
        <li>{t('role_copy_permissions', { number: permissions.length })}</li>
        {permissions.length === 0 ? null : (
          <li>
            <ul>
              {permissionCounts(permissions).map(([collection, count]) => (
                <li key={collection}>{t('role_copy_collection', { collection: nameOf(collection), number: count })}</li>
              ))}
            </ul>
          </li>
        )}
        <li>{t('role_copy_users')}</li>
      </ul>
    </section>
  );
};

interface CopyRoleDialogProps {
  readonly role: string;
  readonly name: string;
  readonly onClose: () => void;
  /** Called with the key of the copy once it is complete. */
  readonly onCopied: (role: string) => void;
}

/** Asks for the name of a copy, and shows what it will be. */
export const CopyRoleDialog = ({ role, name, onClose, onCopied }: CopyRoleDialogProps) => {
  const { t } = useText();
  const view = useViewModel(copyRoleViewModel, role, t('role_copy_name', { name }));
  const form = useForm(view.form);
  const copied = useStream(view.copied$);
  const plan = valueOf(copied);
  const unfinished = useStream(view.creation.unfinished$);
  useSubscription(view.done$, onCopied);
  const isLocked = unfinished !== null;
  return (
    <FormDialog
      form={form.attributes}
      title={t('copy_role')}
      onClose={onClose}
      onCancel={onClose}
      cancel={t(isLocked ? 'close' : 'cancel')}
      action={t(isLocked ? 'plan_go_on' : 'role_create')}
      busy={form.submitting}
      denied={plan === null ? t('role_copy_reading') : form.denied}
    >
      <Field name="name" label={t('role_copy_new_name')} required={t('required')} error={form.error('name')}>
        <Input value={form.values.name} readOnly={isLocked} onChange={(text) => form.change({ name: text })} />
      </Field>
      {copied.kind === 'loading' ? <Progress label={t('role_copy_reading')} value={null} /> : null}
      {copied.kind === 'failed' ? <FailureNotice failure={copied.failure} /> : null}
      {plan === null ? null : <CopyPlan copied={plan} />}
      <UnfinishedNotice failure={form.failure} unfinished={unfinished} />
    </FormDialog>
  );
};
