import { defineInterface } from '../../kit';

export const filesInterface = defineInterface({
  id: 'files',
  name: 'interface_files',
  description: 'interface_files_note',
  icon: 'perm_media',
  types: ['alias'],
  height: 132,
  namespaces: ['files'],
  groups: ['files'],
  recommendedDisplays: ['related-values'],
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.filesOptions),
  component: () =>
    import(/* webpackChunkName: "editing" */ '../../parts/files/file-field').then((module) => module.FilesField),
});
