import { type FormEvent, useId, useState } from 'react';
import { useNamespaces, useText } from '../../kit';
import { Uploader } from '../../parts/files/uploader';
import { PickerDrawer } from '../../parts/relations/picker-drawer';
import { Button, Dialog, Field, Input } from '../../ui';
import { assetAddress } from './images.rules';

interface ImageDialogProps {
  /** The name of the field. */
  readonly field: string;
  /** The selected words, as a first alternative text. */
  readonly alternative: string;
  readonly onInsert: (address: string, alternative: string) => void;
  readonly onClose: () => void;
}

const TARGET = { folder: null, accept: 'image/*' };

const IMAGES = { type: { _starts_with: 'image/' } };

/** Chooses an image: an upload, a file of the library, or an address; and its alternative text. */
export const ImageDialog = ({ field, alternative: selected, onInsert, onClose }: ImageDialogProps) => {
  useNamespaces(['files']);
  const { t } = useText();
  const form = useId();
  const [address, setAddress] = useState('');
  const [alternative, setAlternative] = useState(selected);
  const [isChoosing, setChoosing] = useState(false);
  const isEmpty = address.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (isEmpty) return;
    onClose();
    onInsert(address, alternative);
  };
  return (
    <>
      <Dialog
        open
        title={t('markdown_image_insert')}
        onClose={onClose}
        actions={
          <>
            <Button variant="ghost" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button variant="primary" type="submit" form={form} disabledReason={isEmpty && t('markdown_image_missing')}>
              {t('markdown_image_insert')}
            </Button>
          </>
        }
      >
        <Uploader
          target={TARGET}
          onStored={([file]) => {
            if (file !== undefined) setAddress(assetAddress(file.id));
          }}
          onChooseFromLibrary={() => setChoosing(true)}
        />
        <form id={form} onSubmit={submit} noValidate>
          <Field name="address" label={t('markdown_image_address')}>
            <Input inputMode="url" autoComplete="off" dir="ltr" value={address} onChange={setAddress} />
          </Field>
          <Field name="alternative" label={t('markdown_image_alternative')} note={t('markdown_image_alternative_note')}>
            <Input dir="auto" value={alternative} onChange={setAlternative} />
          </Field>
        </form>
        <PickerDrawer
          open={isChoosing}
          collection="directus_files"
          mode="one"
          title={t('choose_image')}
          field={field}
          lockedFilter={IMAGES}
          onPick={([picked]) => {
            if (picked !== undefined) setAddress(assetAddress(String(picked)));
          }}
          onClose={() => setChoosing(false)}
        />
      </Dialog>
    </>
  );
};
