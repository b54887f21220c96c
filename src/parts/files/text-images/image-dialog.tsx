import { useState } from 'react';
import type { Filter } from '../../../domain/filters';
import { useNamespaces, useText } from '../../../kit';
import { Field, Input } from '../../../ui';
import { PickerDrawer } from '../../relations/picker-drawer';
import { Uploader } from '../uploader';
import { AddressDialog } from './address-dialog';
import { assetAddress } from './addresses.rules';
import { IMAGE_TARGET } from './image-question';
import classes from './text-images.module.css';

const IMAGES: Filter = { type: { _starts_with: 'image/' } };

/** An image of a text; sizes in pixels, empty for none. */
export interface ImageEntry {
  readonly address: string;
  readonly alt: string;
  readonly width: string;
  readonly height: string;
}

interface ImageDialogProps {
  /** The name of the field. */
  readonly field: string;
  readonly entry: ImageEntry;
  /** Whether the text can say the size of an image. */
  readonly hasSize: boolean;
  readonly onSubmit: (entry: ImageEntry) => void;
  readonly onClose: () => void;
}

/** An image for a text: an upload, a file of the library, or an address; with its alternative text and size. */
export const ImageDialog = ({ field, entry, hasSize, onSubmit, onClose }: ImageDialogProps) => {
  useNamespaces(['files']);
  const { t } = useText();
  const [shown, setShown] = useState(entry);
  const [isChoosing, setChoosing] = useState(false);
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
      <AddressDialog
        open={!isChoosing}
        title={t('rich_image')}
        address={shown.address}
        onAddress={(address) => change({ address })}
        onSubmit={(address) => onSubmit({ ...shown, address })}
        onClose={onClose}
        before={
          <Uploader
            target={IMAGE_TARGET}
            onStored={([file]) => {
              if (file !== undefined) change({ address: assetAddress(file.id) });
            }}
            onChooseFromLibrary={() => setChoosing(true)}
          />
        }
      >
        <Field name="alt" label={t('rich_alt')} note={t('rich_alt_hint')}>
          <Input autoComplete="off" dir="auto" value={shown.alt} onChange={(alt) => change({ alt })} />
        </Field>
        {hasSize ? (
          <div className={classes['size']}>
            {size('width', t('rich_width'))}
            {size('height', t('rich_height'))}
          </div>
        ) : null}
      </AddressDialog>
      <PickerDrawer
        open={isChoosing}
        collection="directus_files"
        mode="one"
        title={t('choose_image')}
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
