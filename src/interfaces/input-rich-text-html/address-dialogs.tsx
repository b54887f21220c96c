import { useState } from 'react';
import { useText } from '../../kit';
import { AddressDialog } from '../../parts/files/text-images';
import { Checkbox, DetachedControl, Field, Input } from '../../ui';
import type { LinkEntry } from './editor/insert';

interface LinkDialogProps {
  readonly entry: LinkEntry;
  readonly onSubmit: (entry: LinkEntry) => void;
  readonly onClose: () => void;
}

/** The address, text and tab of a link. */
export const LinkDialog = ({ entry, onSubmit, onClose }: LinkDialogProps) => {
  const { t } = useText();
  const [shown, setShown] = useState(entry);
  const change = (part: Partial<LinkEntry>): void => setShown((before) => ({ ...before, ...part }));
  return (
    <AddressDialog
      title={t('rich_link')}
      address={shown.address}
      onAddress={(address) => change({ address })}
      onSubmit={(address) => onSubmit({ ...shown, address })}
      onClose={onClose}
    >
      <Field name="text" label={t('rich_link_text')}>
        <Input autoComplete="off" value={shown.text} onChange={(text) => change({ text })} />
      </Field>
      <DetachedControl>
        <Checkbox checked={shown.isNewTab} onChange={(isNewTab) => change({ isNewTab })}>
          {t('rich_new_tab')}
        </Checkbox>
      </DetachedControl>
    </AddressDialog>
  );
};

interface MediaDialogProps {
  readonly onSubmit: (address: string) => void;
  readonly onClose: () => void;
}

/** The address of a video, a sound, or a page that plays one. */
export const MediaDialog = ({ onSubmit, onClose }: MediaDialogProps) => {
  const { t } = useText();
  const [address, setAddress] = useState('');
  return (
    <AddressDialog
      title={t('rich_media')}
      text={t('rich_media_hint')}
      address={address}
      onAddress={setAddress}
      onSubmit={onSubmit}
      onClose={onClose}
    />
  );
};
