import { useState } from 'react';
import { useText } from '../../kit';
import { AddressDialog } from '../../parts/files/text-images';

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
