import * as t from 'io-ts';
import type { Folder } from '../../../domain/files';
import { orElse, orNull } from './leaves';
import type { Codec } from './decode';

const shape = t.strict({ id: t.string, name: orElse(t.string, ''), parent: orNull(t.string) }, 'folder');

export const folder: Codec<Folder> = shape;

export const folders: Codec<readonly Folder[]> = t.array(shape, 'list of folders');
