import { type ReactNode, useState } from 'react';
import { AccessStore } from '../../../application/access';
import {
  type FileDetails,
  fileFactsLine,
  filePreview,
  imageEditDenied,
  isEditableImage,
  thumbnailRendering,
} from '../../../domain/files';
import { replaceContentDenied } from '../../../domain/permissions';
import { useService, useStream, useText } from '../../../kit';
import { Button, classNames, Dialog, Icon, IconButton, Skeleton } from '../../../ui';
import { ImageEditor } from '../image-editor';
import { PictureImage } from '../../fields/picture';
import { fileIcon, Thumbnail } from '../../fields/thumbnail';
import { type FileKind, isImage } from './file-field.rules';
import classes from './file-field.module.css';

interface EnlargedProps {
  readonly file: FileDetails;
  readonly name: string;
  readonly onClose: () => void;
}

const Enlarged = ({ file, name, onClose }: EnlargedProps) => {
  const { t, locale } = useText();
  return (
    <Dialog
      open
      wide
      title={name}
      text={fileFactsLine(file, locale.code)}
      onClose={onClose}
      actions={
        <Button onClick={onClose} data-autofocus>
          {t('close')}
        </Button>
      }
    >
      <div className={classes['enlarged']}>
        <PictureImage
          file={file}
          variant={filePreview(file).variant}
          alt={name}
          className={undefined}
          fallback={<p role="status">{t('image_failed')}</p>}
          renderUnanswered={(retry) => (
            <div className={classes['unanswered']}>
              <p role="status">{t('image_failed')}</p>
              <Button variant="secondary" icon="refresh" onClick={retry}>
                {t('retry')}
              </Button>
            </div>
          )}
          placeholder={<Skeleton height="240px" />}
        />
      </div>
    </Dialog>
  );
};

/** The picture of an image; an icon and the reason for any other file. */
const Preview = ({ file }: { readonly file: FileDetails }) => {
  const { t } = useText();
  const rendering = thumbnailRendering(file.type, 'system-medium-cover');
  const failed = (
    <span className={classes['failed']} role="status">
      <Icon name="broken_image" />
      {t('image_failed')}
    </span>
  );
  return (
    <span className={classes['preview']}>
      {rendering === null ? (
        <Icon name={fileIcon(file)} />
      ) : (
        <PictureImage
          file={file}
          variant={rendering.variant}
          alt=""
          className={undefined}
          fallback={failed}
          renderUnanswered={(retry) => (
            <span className={classes['failed']}>
              <IconButton icon="refresh" label={t('retry')} onClick={retry} />
              <span role="status">{t('image_failed')}</span>
            </span>
          )}
        />
      )}
    </span>
  );
};

interface FileCardProps {
  readonly file: FileDetails;
  /** Its title, with an edit that is not saved yet. */
  readonly name: string;
  /** A field for images has a larger preview, and actions for images. */
  readonly kind: FileKind;
  readonly readonly: boolean;
  readonly onDownload: () => void;
  /** The content has changed on the server. */
  readonly onImageSaved: (file: FileDetails) => void;
  /** More actions, at the end. */
  readonly children?: ReactNode;
}

/** The file of a field: what it looks like, what is known about it, and what can be done with it. */
export const FileCard = ({ file, name, kind, readonly, onDownload, onImageSaved, children }: FileCardProps) => {
  const { t, locale } = useText();
  const access = useStream(useService(AccessStore).access$);
  const [opened, setOpened] = useState<'enlarged' | 'editor' | null>(null);
  const hasPreview = kind === 'image' && isImage(file);
  const close = (): void => setOpened(null);
  const editDenied = replaceContentDenied(access) || imageEditDenied(file);
  return (
    <div className={classNames(classes['card'], kind === 'image' && classes['pictured'])} data-file={file.id}>
      {kind === 'any' ? <Thumbnail file={file} name="" /> : <Preview file={file} />}
      <span className={classes['text']}>
        <bdi className={classes['name']} title={name}>
          {name}
        </bdi>
        <span className={classes['facts']}>{fileFactsLine(file, locale.code)}</span>
        {kind === 'image' && !hasPreview ? <span className={classes['note']}>{t('file_is_no_image')}</span> : null}
      </span>
      <span className={classes['actions']}>
        {hasPreview && !filePreview(file).asksFirst ? (
          <IconButton
            icon="fullscreen"
            size="small"
            label={t('enlarge_file', { name })}
            aria-haspopup="dialog"
            onClick={() => setOpened('enlarged')}
          />
        ) : null}
        <IconButton icon="file_download" size="small" label={t('download_file', { name })} onClick={onDownload} />
        {hasPreview && !readonly && isEditableImage(file.type) ? (
          <IconButton
            icon="tune"
            size="small"
            label={t('edit_image')}
            aria-haspopup="dialog"
            disabledReason={editDenied !== false && t(editDenied)}
            onClick={() => setOpened('editor')}
          />
        ) : null}
        {children}
      </span>
      {opened === 'enlarged' ? <Enlarged file={file} name={name} onClose={close} /> : null}
      {opened === 'editor' ? <ImageEditor file={file} onSaved={onImageSaved} onClose={close} /> : null}
    </div>
  );
};
