import type { UploadTarget } from '../../../application/files';
import type { FileDetails } from '../../../domain/files';
import { useNamespaces, useText } from '../../../kit';
import { Button, Drawer } from '../../../ui';
import { Uploader } from './uploader';

interface UploadDrawerProps {
  /** The folder that the files go to; null is the root. */
  readonly folder: string | null;
  /** Called with each file as it is stored. */
  readonly onStored?: ((files: readonly FileDetails[]) => void) | undefined;
  readonly onClose: () => void;
}

/** Adds files to a folder. Uploads go on after it is closed. */
export const UploadDrawer = ({ folder, onStored, onClose }: UploadDrawerProps) => {
  useNamespaces(['files']);
  const { t } = useText();
  const target: UploadTarget = { folder };
  return (
    <Drawer
      open
      title={t('upload_files')}
      closeLabel={t('close')}
      onClose={onClose}
      foot={
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <Uploader multiple target={target} onStored={onStored} />
    </Drawer>
  );
};
