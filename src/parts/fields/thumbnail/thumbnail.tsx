import { type FileInfo, mimeKind, type MimeKind, thumbnailRendering } from '../../../domain/files';
import { classNames, Icon } from '../../../ui';
import { PictureImage } from '../picture';
import classes from './thumbnail.module.css';

const ICONS: Readonly<Record<MimeKind, string>> = {
  image: 'image',
  svg: 'image',
  video: 'movie',
  audio: 'audiotrack',
  document: 'description',
  other: 'insert_drive_file',
};

/** Icon of a file by its type. */
export const fileIcon = ({ type }: Pick<FileInfo, 'type'>): string => ICONS[mimeKind(type)];

type ThumbnailFile = Pick<FileInfo, 'id' | 'type' | 'modified_on'>;

interface ThumbnailProps {
  /** Null for an empty box. */
  readonly file: ThumbnailFile | null;
  readonly circle?: boolean;
  /** Alternative text; empty where the name is shown beside it. */
  readonly name: string;
}

interface FaceProps {
  readonly file: ThumbnailFile;
  readonly name: string;
}

const FileIcon = ({ file, name, icon }: FaceProps & { readonly icon?: string }) => (
  <span
    className={classes['symbol']}
    {...(name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
  >
    <Icon name={icon ?? fileIcon(file)} size="small" />
  </span>
);

const Face = ({ file, name }: FaceProps) => {
  const rendering = thumbnailRendering(file.type, 'system-small-cover');
  if (rendering === null) return <FileIcon file={file} name={name} />;
  return (
    <PictureImage
      key={file.id}
      file={file}
      variant={rendering.variant}
      alt={name}
      className={classes['image']}
      fallback={<FileIcon file={file} name={name} icon="broken_image" />}
      placeholder={<span role="img" aria-label={name} {...(name === '' && { 'aria-hidden': true })} />}
    />
  );
};

/** A cropped thumbnail; an icon for files that are no image or fail to load. Its size is the same while loading. */
export const Thumbnail = ({ file, circle = false, name }: ThumbnailProps) => (
  <span className={classNames(classes['thumbnail'], circle && classes['circle'])} {...(name !== '' && { title: name })}>
    {file === null ? null : <Face file={file} name={name} />}
  </span>
);
