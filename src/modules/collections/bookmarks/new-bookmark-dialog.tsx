import { useState } from 'react';
import type { CollectionView } from '../../../application/presets';
import { useForm, useStream, useSubscription, useText, useViewModel } from '../../../kit';
import { FailureNotice } from '../../../parts/page/failure-state';
import { ScopePicker } from '../../../parts/lists/scope-picker';
import { DocsLink } from '../../../parts/page/docs-link';
import { Field, FormDialog, Input } from '../../../ui';
import { newBookmarkViewModel } from './bookmark.view-models';

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
  const { roles, everybody } = useStream(model.audience$);
  const form = useForm(model.form);
  const { scope } = form.values;
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
      <DocsLink page="guides/editing/bookmarks" />
      {form.failure === null ? null : <FailureNotice failure={form.failure} />}
      <Field name="name" label={t('bookmark_name')} required={t('required')} error={form.error('name')}>
        <Input value={form.values.name} onChange={(name) => form.change({ name })} />
      </Field>
      <ScopePicker
        scope={scope}
        person={{ label: t('bookmark_for_me'), scope: model.own }}
        roles={roles}
        everybody={everybody}
        note={
          roles.length === 0 && !everybody
            ? t('bookmark_share_denied')
            : scope.kind === 'user'
              ? undefined
              : t('bookmark_shared_note')
        }
        onChange={(chosen) => form.change({ scope: chosen })}
      />
    </FormDialog>
  );
};
