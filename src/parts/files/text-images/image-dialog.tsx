import { useState } from 'react';
import type { Filter } from '../../../domain/filters';
import { type OpenForm, useNamespaces, useText, useViewModel } from '../../../kit';
import { Field, Input } from '../../../ui';
import { PickerDrawer } from '../../relations/picker-drawer';
import { Uploader } from '../uploader';
import { AddressDialog, addressForm } from './address-dialog';
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

const imageForm = addressForm<ImageEntry>();

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
  const [initial] = useState(entry);
  const model = useViewModel(imageForm, initial);
  const [isChoosing, setChoosing] = useState(false);
  const size = ({ values, change }: OpenForm<ImageEntry>, name: 'width' | 'height', label: string) => (
    <Field name={name} label={label}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        value={values[name]}
        onChange={(next) => change({ [name]: next.replace(/\D/g, '') })}
      />
    </Field>
  );
  return (
    <>
      <AddressDialog
        open={!isChoosing}
        title={t('rich_image')}
        model={model}
        onSubmit={onSubmit}
        onClose={onClose}
        before={
          <Uploader
            target={IMAGE_TARGET}
            onStored={([file]) => {
              if (file !== undefined) model.change({ address: assetAddress(file.id) });
            }}
            onChooseFromLibrary={() => setChoosing(true)}
          />
        }
      >
        {(form) => (
          <>
            <Field name="alt" label={t('rich_alt')} note={t('rich_alt_hint')}>
              <Input autoComplete="off" dir="auto" value={form.values.alt} onChange={(alt) => form.change({ alt })} />
            </Field>
            {hasSize ? (
              <div className={classes['size']}>
                {size(form, 'width', t('rich_width'))}
                {size(form, 'height', t('rich_height'))}
              </div>
            ) : null}
          </>
        )}
      </AddressDialog>
      <PickerDrawer
        open={isChoosing}
        collection="directus_files"
        mode="one"
        title={t('choose_image')}
        field={field}
        lockedFilter={IMAGES}
        onPick={([picked]) => {
          if (picked !== undefined) model.change({ address: assetAddress(String(picked)) });
        }}
        onClose={() => setChoosing(false)}
      />
    </>
  );
};
