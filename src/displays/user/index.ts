import { USER_DISPLAY_FIELDS } from '../../domain/users';
import { defineDisplay } from '../../kit';
import { userText } from './user.rules';

export const userDisplay = defineDisplay({
  id: 'user',
  name: 'display_user',
  icon: 'person',
  types: ['uuid'],
  component: () => import(/* webpackChunkName: "signed-in" */ './user').then((module) => module.UserDisplay),
  fields: () => USER_DISPLAY_FIELDS,
  text: userText,
});
