import * as t from 'io-ts';
import type { Permission } from '../../../domain/permissions';
import { jsonObject, orNull, textList } from './leaves';
import type { Codec } from './decode';

const permission = t.strict(
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

export const permissions: Codec<readonly Permission[]> = t.array(permission, 'list of permissions');
