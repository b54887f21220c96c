import { useState } from 'react';
import { AccessStore } from '../../../application/access';
import { type FileDetails, type FileFacts, imageEditDenied, isEditableImage } from '../../../domain/files';
import { replaceContentDenied } from '../../../domain/permissions';
import { useNamespaces, useService, useStream, useText } from '../../../kit';
import { ImageEditor } from '../../../parts/files/image-editor';
import { Button } from '../../../ui';

interface EditImageProps {
  readonly file: FileFacts;
  /** The content and what belongs to it have changed on the server. */
  readonly onSaved: (file: FileDetails) => void;
}

/** The button that opens the image editor; only for images, and disabled with the reason for those it cannot edit. */
export const EditImage = ({ file, onSaved }: EditImageProps) => {
  useNamespaces(['files']);
  const { t } = useText();
  const access = useStream(useService(AccessStore).access$);
  const [isOpen, setOpen] = useState(false);
  if (!isEditableImage(file.type)) return null;
  const denied = replaceContentDenied(access) || imageEditDenied(file);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon="tune"
        disabledReason={denied !== false && t(denied)}
        onClick={() => setOpen(true)}
      >
        {t('edit_image')}
      </Button>
      {isOpen ? <ImageEditor file={file} onSaved={onSaved} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
