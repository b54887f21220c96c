import { FIELD_TYPES } from '../../domain/schema';
import { defineDisplay } from '../../kit';

export const rawDisplay = defineDisplay({
  id: 'raw',
  name: 'display_raw',
  icon: 'code',
  types: FIELD_TYPES,
  component: () => import(/* webpackChunkName: "signed-in" */ './raw').then((module) => module.RawDisplay),
  plain: () => true,
});
