import * as t from 'io-ts';
import type { Permission } from '../../../domain/permissions';
import { jsonObject, orNull, textList } from './leaves';
import type { Codec } from './decode';

const shape = t.strict(
  {
    id: orNull(t.number),
    role: orNull(t.string),
    collection: t.string,
    action: t.string,
    fields: orNull(textList),
    permissions: orNull(jsonObject),
    validation: orNull(jsonObject),
    presets: orNull(jsonObject),
  },
  'permission',
);

export const permission: Codec<Permission> = shape;

export const permissions: Codec<readonly Permission[]> = t.array(shape, 'list of permissions');
