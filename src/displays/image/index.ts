import { FILE_DISPLAY_FIELDS, fileText } from '../../domain/files';
import { defineDisplay } from '../../kit';

export const imageDisplay = defineDisplay({
  id: 'image',
  name: 'display_image',
  description: 'display_image_note',
  icon: 'insert_photo',
  types: ['uuid'],
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.imageDisplayOptions),
  component: () => import(/* webpackChunkName: "signed-in" */ './image').then((module) => module.ImageDisplay),
  fields: () => FILE_DISPLAY_FIELDS,
  text: fileText,
});
