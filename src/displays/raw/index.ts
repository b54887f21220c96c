import { FIELD_TYPES } from '../../domain/schema';
import { defineDisplay } from '../../kit';
import { isUnformatted } from './raw.rules';

export const rawDisplay = defineDisplay({
  id: 'raw',
  name: 'display_raw',
  description: 'display_raw_note',
  icon: 'code',
  types: FIELD_TYPES,
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.rawDisplayOptions),
  component: () => import(/* webpackChunkName: "signed-in" */ './raw').then((module) => module.RawDisplay),
  plain: isUnformatted,
});
