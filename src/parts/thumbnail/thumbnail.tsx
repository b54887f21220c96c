import { type AssetVariant, type FileInfo, mimeKind, type MimeKind } from '../../domain/files';
import { classNames, Icon } from '../../ui';
import { usePictureState } from '../picture';
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

/** The asset variant of a thumbnail: a cropped preset, or the original of an SVG. Null for a file that is no image. */
const thumbnailOf = ({ type }: Pick<FileInfo, 'type'>): { readonly variant: AssetVariant | undefined } | null => {
  const kind = mimeKind(type);
  if (kind === 'svg') return { variant: undefined };
  return kind === 'image' ? { variant: { key: 'system-small-cover' } } : null;
};

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

const Preview = ({ file, variant, name }: FaceProps & { readonly variant: AssetVariant | undefined }) => {
  const { url, unavailable } = usePictureState(file.id, variant, file.modified_on);
  if (url !== null) return <img className={classes['image']} src={url} alt={name} />;
  return unavailable ? (
    <FileIcon file={file} name={name} icon="broken_image" />
  ) : (
    <span role="img" aria-label={name} {...(name === '' && { 'aria-hidden': true })} />
  );
};

const FileIcon = ({ file, name, icon }: FaceProps & { readonly icon?: string }) => (
  <span
    className={classes['symbol']}
    {...(name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
  >
    <Icon name={icon ?? fileIcon(file)} size="small" />
  </span>
);

const Face = ({ file, name }: FaceProps) => {
  const picture = thumbnailOf(file);
  return picture === null ? (
    <FileIcon file={file} name={name} />
  ) : (
    <Preview file={file} variant={picture.variant} name={name} />
  );
};

/** A cropped thumbnail; an icon for files that are no image or fail to load. Its size is the same while loading. */
export const Thumbnail = ({ file, circle = false, name }: ThumbnailProps) => (
  <span className={classNames(classes['thumbnail'], circle && classes['circle'])} {...(name !== '' && { title: name })}>
    {file === null ? null : <Face file={file} name={name} />}
  </span>
);
