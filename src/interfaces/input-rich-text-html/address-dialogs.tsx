import { useState } from 'react';
import { useText, useViewModel } from '../../kit';
import { AddressDialog, addressForm } from '../../parts/files/text-images';
import { Checkbox, DetachedControl, Field, Input } from '../../ui';
import type { LinkEntry } from './editor/insert';

const linkForm = addressForm<LinkEntry>();

interface LinkDialogProps {
  readonly entry: LinkEntry;
  readonly onSubmit: (entry: LinkEntry) => void;
  readonly onClose: () => void;
}

/** The address, text and tab of a link. */
export const LinkDialog = ({ entry, onSubmit, onClose }: LinkDialogProps) => {
  const { t } = useText();
  const [initial] = useState(entry);
  const model = useViewModel(linkForm, initial);
  return (
    <AddressDialog title={t('rich_link')} model={model} onSubmit={onSubmit} onClose={onClose}>
      {({ values, change }) => (
        <>
          <Field name="text" label={t('rich_link_text')}>
            <Input autoComplete="off" value={values.text} onChange={(text) => change({ text })} />
          </Field>
          <DetachedControl>
            <Checkbox checked={values.isNewTab} onChange={(isNewTab) => change({ isNewTab })}>
              {t('rich_new_tab')}
            </Checkbox>
          </DetachedControl>
        </>
      )}
    </AddressDialog>
  );
};

const NO_ADDRESS = { address: '' };

const mediaForm = addressForm<typeof NO_ADDRESS>();

interface MediaDialogProps {
  readonly onSubmit: (address: string) => void;
  readonly onClose: () => void;
}

/** The address of a video, a sound, or a page that plays one. */
export const MediaDialog = ({ onSubmit, onClose }: MediaDialogProps) => {
  const { t } = useText();
  const model = useViewModel(mediaForm, NO_ADDRESS);
  return (
    <AddressDialog
      title={t('rich_media')}
      text={t('rich_media_hint')}
      model={model}
      onSubmit={({ address }) => onSubmit(address)}
      onClose={onClose}
    />
  );
};
