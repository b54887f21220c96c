import { defineDisplay } from '../../kit';

export const filesizeDisplay = defineDisplay({
  id: 'filesize',
  name: 'display_filesize',
  icon: 'description',
  types: ['integer', 'bigInteger', 'float', 'decimal'],
  component: () =>
    import(/* webpackChunkName: "displays-files" */ './filesize').then((module) => module.FilesizeDisplay),
});
