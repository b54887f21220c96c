import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../kit';
import { Button, Dialog, Field, Input } from '../../ui';
import { isSafeAddress } from './document/screen-attributes';

interface MediaDialogProps {
  readonly onSubmit: (address: string) => void;
  readonly onClose: () => void;
}

/** The address of a video, a sound, or a page that plays one. */
export const MediaDialog = ({ onSubmit, onClose }: MediaDialogProps) => {
  const { t } = useText();
  const form = useId();
  const [entry, setEntry] = useState('');
  const address = entry.trim();
  const denied = address === '' ? t('rich_address_missing') : isSafeAddress(address) ? null : t('rich_address_refused');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (denied === null) onSubmit(address);
  };
  return (
    <Dialog
      open
      title={t('rich_media')}
      text={t('rich_media_hint')}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form} disabledReason={denied}>
            {t('rich_apply')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Field name="address" label={t('rich_address')} error={address !== '' && denied !== null ? denied : undefined}>
          <Input type="url" autoComplete="off" dir="ltr" value={entry} onChange={setEntry} />
        </Field>
      </form>
    </Dialog>
  );
};
