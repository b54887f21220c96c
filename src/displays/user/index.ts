import { USER_DISPLAY_FIELDS } from '../../domain/users';
import { defineDisplay } from '../../kit';
import { userText } from './user.rules';

export const userDisplay = defineDisplay({
  id: 'user',
  name: 'display_user',
  description: 'display_user_note',
  icon: 'person',
  types: ['uuid'],
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.userDisplayOptions),
  component: () => import(/* webpackChunkName: "signed-in" */ './user').then((module) => module.UserDisplay),
  fields: () => USER_DISPLAY_FIELDS,
  text: userText,
});
