import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../kit';
import { PickerDrawer } from '../../parts/relations/picker-drawer';
import { Button, Dialog, Field, Input } from '../../ui';
import { assetAddress } from './document/image.rules';
import { isSafeAddress } from './document/screen-attributes';
import type { ImageEntry } from './editor/insert';
import { IMAGES } from './rich-options.rules';

interface ImageDialogProps {
  /** The name of the field. */
  readonly field: string;
  readonly entry: ImageEntry;
  readonly onSubmit: (entry: ImageEntry) => void;
  readonly onClose: () => void;
}

/** The address of an image, from the library or elsewhere, with its alternative text and size. */
export const ImageDialog = ({ field, entry, onSubmit, onClose }: ImageDialogProps) => {
  const { t } = useText();
  const form = useId();
  const [shown, setShown] = useState(entry);
  const [isChoosing, setChoosing] = useState(false);
  const address = shown.address.trim();
  const denied = address === '' ? t('rich_address_missing') : isSafeAddress(address) ? null : t('rich_address_refused');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (denied === null) onSubmit({ ...shown, address });
  };
  const change = (part: Partial<ImageEntry>): void => setShown((before) => ({ ...before, ...part }));
  const size = (name: 'width' | 'height', label: string) => (
    <Field name={name} label={label}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        value={shown[name]}
        onChange={(next) => change({ [name]: next.replace(/\D/g, '') })}
      />
    </Field>
  );
  return (
    <>
      <Dialog
        open={!isChoosing}
        title={t('rich_image')}
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
          <Button onClick={() => setChoosing(true)}>{t('rich_from_library')}</Button>
          <Field
            name="address"
            label={t('rich_address')}
            error={address !== '' && denied !== null ? denied : undefined}
          >
            <Input
              type="url"
              autoComplete="off"
              dir="ltr"
              value={shown.address}
              onChange={(next) => change({ address: next })}
            />
          </Field>
          <Field name="alt" label={t('rich_alt')} note={t('rich_alt_hint')}>
            <Input autoComplete="off" value={shown.alt} onChange={(next) => change({ alt: next })} />
          </Field>
          {size('width', t('rich_width'))}
          {size('height', t('rich_height'))}
        </form>
      </Dialog>
      <PickerDrawer
        open={isChoosing}
        collection="directus_files"
        mode="one"
        title={t('rich_from_library')}
        field={field}
        lockedFilter={IMAGES}
        onPick={([picked]) => {
          if (picked !== undefined) change({ address: assetAddress(String(picked)) });
        }}
        onClose={() => setChoosing(false)}
      />
    </>
  );
};
