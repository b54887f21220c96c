import { FILE_DISPLAY_FIELDS, fileText } from '../../domain/files';
import { defineDisplay } from '../../kit';

export const fileDisplay = defineDisplay({
  id: 'file',
  name: 'display_file',
  description: 'display_file_note',
  icon: 'insert_drive_file',
  types: ['uuid'],
  component: () => import(/* webpackChunkName: "signed-in" */ './file').then((module) => module.FileDisplay),
  fields: () => FILE_DISPLAY_FIELDS,
  text: fileText,
});
