import { type FormEvent, useId, useState } from 'react';
import type { CollectionView } from '../../../application/presets';
import type { Scope } from '../../../domain/presets';
import { useStream, useSubscription, useText, useViewModel } from '../../../kit';
import { NameField, nameDenied } from '../../../parts/fields/name-field';
import { FailureNotice } from '../../../parts/page/failure-state';
import { Button, Dialog, Field, Radio, Select } from '../../../ui';
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
  const form = useId();
  const [opened] = useState(() => Date.now());
  const model = useViewModel(newBookmarkViewModel, view, opened);
  const audience = useStream(model.audience$);
  const busy = useStream(model.create.busy$);
  const failure = useStream(model.create.failure$);
  const { name, scope } = useStream(model.form$);
  useSubscription(model.create.done$, onClose);
  useSubscription(model.opened$, onOpen);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    model.submit();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('bookmark_new_title')}
      text={t('bookmark_new_text')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            busy={busy}
            disabledReason={nameDenied(t, name, 'bookmark_name_missing')}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} className={classes['form']} onSubmit={submit}>
        {failure === null ? null : <FailureNotice failure={failure} />}
        <NameField
          field="bookmark"
          label={t('bookmark_name')}
          name={name}
          onChange={(text) => model.change({ name: text })}
        />
        <AudienceField
          audience={audience}
          own={model.own}
          scope={scope}
          onChange={(chosen) => model.change({ scope: chosen })}
        />
      </form>
    </Dialog>
  );
};
