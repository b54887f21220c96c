import { useId, useState, type FormEvent } from 'react';
import type { CollectionView, CreatedBookmark } from '../../../application/presets';
import { isBookmarkName, type Scope } from '../../../domain/presets';
import { useEvent, useStream, useText, useViewModel } from '../../../kit';
import { FailureNotice } from '../../../parts/failure-state';
import { Button, Dialog, Field, Input } from '../../../ui';
import { AudienceField } from './audience-field';
import { newBookmarkViewModel } from './new-bookmark.view-model';
import classes from './bookmark-dialogs.module.css';

interface NewBookmarkDialogProps {
  readonly view: CollectionView;
  readonly onClose: () => void;
  readonly onCreated: (created: CreatedBookmark) => void;
}

/** The view on screen under a name; Enter saves. */
export const NewBookmarkDialog = ({ view, onClose, onCreated }: NewBookmarkDialogProps) => {
  const { t } = useText();
  const form = useId();
  const [opened] = useState(() => Date.now());
  const model = useViewModel(newBookmarkViewModel, view, opened);
  const audience = useStream(model.audience$);
  const { busy, failure } = useStream(model.create.state$);
  const [name, setName] = useState('');
  const [scope, setScope] = useState<Scope>({ kind: 'user', id: model.user ?? '' });
  useEvent(model.create.done$, onCreated);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBookmarkName(name)) model.create.execute({ name, scope });
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
            disabledReason={isBookmarkName(name) ? null : t('bookmark_name_missing')}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} className={classes['form']} onSubmit={submit}>
        {failure === null ? null : <FailureNotice failure={failure} />}
        <Field name="bookmark" label={t('bookmark_name')} required={t('required')}>
          <Input value={name} onChange={setName} maxLength={255} />
        </Field>
        <AudienceField audience={audience} user={model.user ?? ''} scope={scope} onChange={setScope} />
      </form>
    </Dialog>
  );
};
