import { useNavigate } from 'react-router-dom';
import { useForm, useNamespaces, useStream, useSubscription, useText, useViewModel } from '../../../kit';
import { Checkbox, Field, FormDialog, Input, Notice } from '../../../ui';
import { newRoleViewModel } from './new-role.view-model';
import { ROLE_PATHS, rolePath } from '../role-paths';
import { UnfinishedNotice } from './unfinished-notice';

/** /settings/roles/+: name and access of a new role; its page opens once it is complete. */
export const NewRoleDialog = () => {
  useNamespaces(['settings', 'roles']);
  const { t } = useText();
  const navigate = useNavigate();
  const view = useViewModel(newRoleViewModel);
  const form = useForm(view.form);
  const unfinished = useStream(view.creation.unfinished$);
  const close = (): void => void navigate(ROLE_PATHS.list);
  useSubscription(view.done$, (id) => void navigate(rolePath(id), { replace: true }));
  const { name, app_access: app, admin_access: admin } = form.values;
  const isLocked = unfinished !== null;
  return (
    <FormDialog
      form={form.attributes}
      title={t('new_role')}
      onClose={close}
      onCancel={close}
      cancel={t(isLocked ? 'close' : 'cancel')}
      action={t(isLocked ? 'plan_go_on' : 'role_create')}
      busy={form.submitting}
      denied={form.denied}
    >
      <Field name="name" label={t('role_name')} required={t('required')} error={form.error('name')}>
        <Input value={name} readOnly={isLocked} onChange={(text) => form.change({ name: text })} />
      </Field>
      {view.hasPolicies ? (
        <p>{t('role_gets_policies')}</p>
      ) : (
        <>
          <Checkbox checked={app} disabled={isLocked} onChange={(checked) => form.change({ app_access: checked })}>
            {t('role_app_access')}
          </Checkbox>
          <Checkbox checked={admin} disabled={isLocked} onChange={(checked) => form.change({ admin_access: checked })}>
            {t('role_admin_access')}
          </Checkbox>
        </>
      )}
      {admin ? (
        <Notice tone="warning" role="status">
          {t('role_admin_notice')}
        </Notice>
      ) : null}
      <UnfinishedNotice failure={form.failure} unfinished={unfinished} />
    </FormDialog>
  );
};
