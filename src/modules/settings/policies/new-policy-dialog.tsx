import { useNavigate } from 'react-router-dom';
import { collectionPath, itemPath, useForm, useNamespaces, useSubscription, useText, useViewModel } from '../../../kit';
import { FailureNotice } from '../../../parts/page/failure-state';
import { Checkbox, Field, FormDialog, Input, Notice } from '../../../ui';
import { POLICIES } from './policy-texts';
import { newPolicyForm } from './policy-view-models';

/** /settings/policies/+: name and access of a new policy, whose page opens next. */
export const NewPolicyDialog = () => {
  useNamespaces(['settings', 'roles', 'permissions']);
  const { t } = useText();
  const navigate = useNavigate();
  const view = useViewModel(newPolicyForm);
  const form = useForm(view);
  const close = (): void => void navigate(collectionPath(POLICIES));
  useSubscription(view.done$, (id) => void navigate(itemPath(POLICIES, id), { replace: true }));
  const { name, app_access: app, admin_access: admin } = form.values;
  return (
    <FormDialog
      form={form.attributes}
      title={t('new_policy')}
      onClose={close}
      onCancel={close}
      cancel={t('cancel')}
      action={t('policy_create')}
      busy={form.submitting}
      denied={form.denied}
    >
      <Field name="name" label={t('role_name')} required={t('required')} error={form.error('name')}>
        <Input value={name} onChange={(text) => form.change({ name: text })} />
      </Field>
      <Checkbox checked={app} onChange={(checked) => form.change({ app_access: checked })}>
        {t('role_app_access')}
      </Checkbox>
      <Checkbox checked={admin} onChange={(checked) => form.change({ admin_access: checked })}>
        {t('role_admin_access')}
      </Checkbox>
      {admin ? (
        <Notice tone="warning" role="status">
          {t('policy_admin_notice')}
        </Notice>
      ) : null}
      {form.failure === null ? null : <FailureNotice failure={form.failure} />}
    </FormDialog>
  );
};
