import * as t from 'io-ts';
import type { FileDetails, Folder } from '../../../domain/files';
import type { Codec } from './decode';
import { orElse } from '../../../kernel';
import { count, objectOrNull, orNull, textList } from './primitives';

export const fileCodec: Codec<FileDetails> = t.strict(
  {
    id: t.string,
    title: orNull(t.string),
    description: orNull(t.string),
    tags: textList,
    location: orNull(t.string),
    folder: orNull(t.string),
    storage: orNull(t.string),
    filename_disk: orNull(t.string),
    filename_download: orNull(t.string),
    type: orNull(t.string),
    filesize: orNull(count),
    width: orNull(t.number),
    height: orNull(t.number),
    duration: orNull(t.number),
    charset: orNull(t.string),
    embed: orNull(t.string),
    uploaded_by: orNull(t.string),
    uploaded_on: orNull(t.string),
    modified_by: orNull(t.string),
    modified_on: orNull(t.string),
    metadata: objectOrNull,
  },
  'file',
);

const folderShape = t.strict({ id: t.string, name: orElse(t.string, ''), parent: orNull(t.string) }, 'folder');

export const folderCodec: Codec<Folder> = folderShape;

export const folders: Codec<readonly Folder[]> = t.array(folderShape, 'list of folders');
