import { Suspense } from 'react';
import { SchemaStore } from '../../../application/data-model';
import {
  cameraFacts,
  dimensionsText,
  durationText,
  type FileFacts,
  fileTypeLabel,
  folderPath,
  mimeKind,
} from '../../../domain/files';
import { fieldOf } from '../../../domain/schema';
import { fileSizeText } from '../../../domain/values';
import { type TextKey, useService, useServices, useStream, useText } from '../../../kit';
import { folderStore } from '../folders';
import { UserLink } from '../../../parts/fields/user-card';
import { ValueDisplay } from '../../../parts/fields/value-display';
import { DescriptionList, type DescriptionListProps, SidebarDetail, Skeleton, TextLink } from '../../../ui';
import { FILES, folderPagePath } from '../library/places';
import classes from './file-page.module.css';
import { UsedIn } from './used-in';

type Entry = DescriptionListProps['entries'][number];

/** A text of the server or of the file; it may run in either direction. */
const plain = (text: string | null): Entry['value'] | null => (text === null ? null : <bdi>{text}</bdi>);

const Moment = ({ name, value }: { readonly name: 'uploaded_on' | 'modified_on'; readonly value: string }) => {
  const field = fieldOf(useService(SchemaStore).schema, FILES, name);
  if (field === null) return plain(value);
  return (
    <Suspense fallback={<Skeleton />}>
      <ValueDisplay field={field} value={value} />
    </Suspense>
  );
};

const FolderLink = ({ folder }: { readonly folder: string | null }) => {
  const { t } = useText();
  const folders = useStream(folderStore(useServices()).folders$);
  const name = folder === null ? t('file_library') : (folderPath(folders, folder).at(-1)?.name ?? folder);
  return (
    <TextLink href={folderPagePath(folder)}>
      <bdi>{name}</bdi>
    </TextLink>
  );
};

/** Null for what is not known. */
const useFacts = (file: FileFacts): readonly (readonly [TextKey, Entry['value'] | null])[] => {
  const { locale } = useText();
  return [
    ['file_type', plain(file.type ?? fileTypeLabel(null, file.filename_download))],
    ['file_size', fileSizeText(file.filesize, locale.code)],
    ['file_dimensions', dimensionsText(file)],
    ['file_duration', file.duration === null ? null : durationText(file.duration)],
    ['folder', <FolderLink key="folder" folder={file.folder} />],
    [
      'file_uploaded_on',
      file.uploaded_on === null ? null : <Moment key="on" name="uploaded_on" value={file.uploaded_on} />,
    ],
    ['file_uploaded_by', file.uploaded_by === null ? null : <UserLink key="by" id={file.uploaded_by} />],
    [
      'file_modified_on',
      file.modified_on === null ? null : <Moment key="on" name="modified_on" value={file.modified_on} />,
    ],
    ['file_modified_by', file.modified_by === null ? null : <UserLink key="by" id={file.modified_by} />],
    ['file_checksum', plain(file.checksum)],
    ['file_charset', plain(file.charset)],
    ['file_embed', plain(file.embed)],
    ['primary_key', <code key="key">{file.id}</code>],
  ];
};

const Facts = ({ file }: { readonly file: FileFacts }) => {
  const { t } = useText();
  return (
    <DescriptionList
      entries={useFacts(file).flatMap(([name, value]) => (value === null ? [] : [{ name: t(name), value }]))}
    />
  );
};

/** The number of facts that most files have. */
const DEFAULT_FACT_COUNT = 8;

const FactsSkeleton = () => (
  <div className={classes['loading']}>
    {Array.from({ length: DEFAULT_FACT_COUNT }, (_, row) => (
      <Skeleton key={row} height="14px" />
    ))}
  </div>
);

/** What the server knows of the content of a file, and what the camera has stored in it. Null while the file is loading. */
export const FileSections = ({ file }: { readonly file: FileFacts | null }) => {
  const { t, locale } = useText();
  // The server keeps what belonged to an image that was replaced by a file of another kind.
  const isImage = file !== null && mimeKind(file.type) === 'image';
  const camera = isImage ? cameraFacts(file.metadata, locale.code) : [];
  return (
    <>
      <SidebarDetail icon="info" title={t('file_details')} open>
        {file === null ? <FactsSkeleton /> : <Facts file={file} />}
      </SidebarDetail>
      {camera.length === 0 ? null : (
        <SidebarDetail icon="photo_camera" title={t('camera')} open>
          <DescriptionList
            entries={camera.map(({ name, text }) => ({ name: t(`camera_${name}`), value: plain(text) }))}
          />
        </SidebarDetail>
      )}
      {file === null ? null : <UsedIn file={file.id} />}
    </>
  );
};
