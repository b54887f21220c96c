import { defineDisplay } from '../../kit';

export const filesizeDisplay = defineDisplay({
  id: 'filesize',
  name: 'display_filesize',
  description: 'display_filesize_note',
  icon: 'description',
  types: ['integer', 'bigInteger', 'float', 'decimal'],
  component: () => import(/* webpackChunkName: "signed-in" */ './filesize').then((module) => module.FilesizeDisplay),
});
