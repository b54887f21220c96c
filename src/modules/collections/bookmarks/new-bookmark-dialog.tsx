import { useId, useState } from 'react';
import type { CollectionView } from '../../../application/presets';
import type { Scope } from '../../../domain/presets';
import { useForm, useStream, useSubscription, useText, useViewModel } from '../../../kit';
import { FailureNotice } from '../../../parts/page/failure-state';
import { Field, FormDialog, Input, Radio, Select } from '../../../ui';
import classes from './bookmark-dialogs.module.css';
import { type Audience, newBookmarkViewModel } from './bookmark.view-models';

interface AudienceFieldProps {
  readonly audience: Audience;
  readonly own: Scope;
  readonly scope: Scope;
  readonly onChange: (scope: Scope) => void;
}

/** Who can see the bookmark. Options the user may not choose are shown disabled. */
const AudienceField = ({ audience, own, scope, onChange }: AudienceFieldProps) => {
  const { t } = useText();
  const group = useId();
  const { roles, everybody } = audience;
  const [first] = roles;
  const note =
    first === undefined && !everybody
      ? t('bookmark_share_denied')
      : scope.kind === 'user'
        ? undefined
        : t('bookmark_shared_note');
  return (
    <>
      <Field name="audience" label={t('bookmark_for')} note={note}>
        <div className={classes['choices']}>
          <Radio name={group} checked={scope.kind === 'user'} onChange={() => onChange(own)}>
            {t('bookmark_for_me')}
          </Radio>
          <Radio
            name={group}
            checked={scope.kind === 'role'}
            disabled={first === undefined}
            onChange={() => (first === undefined ? undefined : onChange({ kind: 'role', id: first.id }))}
          >
            {t('bookmark_for_role')}
          </Radio>
          <Radio
            name={group}
            checked={scope.kind === 'all'}
            disabled={!everybody}
            onChange={() => onChange({ kind: 'all' })}
          >
            {t('bookmark_for_all')}
          </Radio>
        </div>
      </Field>
      {scope.kind === 'role' ? (
        <Field name="role" label={t('bookmark_role')}>
          <Select
            value={scope.id}
            options={roles.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => onChange({ kind: 'role', id })}
          />
        </Field>
      ) : null}
    </>
  );
};

interface NewBookmarkDialogProps {
  readonly view: CollectionView;
  readonly onClose: () => void;
  /** Called with the path of the created bookmark. */
  readonly onOpen: (path: string) => void;
}

/** Saves the current view as a bookmark; Enter saves. */
export const NewBookmarkDialog = ({ view, onClose, onOpen }: NewBookmarkDialogProps) => {
  const { t } = useText();
  const [opened] = useState(() => Date.now());
  const model = useViewModel(newBookmarkViewModel, view, opened);
  const audience = useStream(model.audience$);
  const form = useForm(model.form);
  useSubscription(model.form.done$, onClose);
  useSubscription(model.opened$, onOpen);
  return (
    <FormDialog
      form={form.attributes}
      onClose={onClose}
      onCancel={onClose}
      title={t('bookmark_new_title')}
      text={t('bookmark_new_text')}
      cancel={t('cancel')}
      action={t('save')}
      busy={form.submitting}
      denied={form.denied}
    >
      {form.failure === null ? null : <FailureNotice failure={form.failure} />}
      <Field name="name" label={t('bookmark_name')} required={t('required')} error={form.error('name')}>
        <Input value={form.values.name} onChange={(name) => form.change({ name })} />
      </Field>
      <AudienceField
        audience={audience}
        own={model.own}
        scope={form.values.scope}
        onChange={(scope) => form.change({ scope })}
      />
    </FormDialog>
  );
};
