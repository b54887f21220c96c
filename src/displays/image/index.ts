import { FILE_DISPLAY_FIELDS, fileText } from '../../domain/files';
import { defineDisplay } from '../../kit';

export const imageDisplay = defineDisplay({
  id: 'image',
  name: 'display_image',
  icon: 'insert_photo',
  types: ['uuid'],
  component: () => import(/* webpackChunkName: "signed-in" */ './image').then((module) => module.ImageDisplay),
  fields: () => FILE_DISPLAY_FIELDS,
  text: fileText,
});
