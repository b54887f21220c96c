import { defineInterface } from '../../kit';

export const filesInterface = defineInterface({
  id: 'files',
  name: 'interface_files',
  icon: 'perm_media',
  types: ['alias'],
  height: 132,
  namespaces: ['files'],
  component: () =>
    import(/* webpackChunkName: "editing" */ '../../parts/files/file-field').then((module) => module.FilesField),
});
