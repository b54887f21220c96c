import { defineInterface } from '../../kit';

export const fileInterface = defineInterface({
  id: 'file',
  name: 'interface_file',
  description: 'interface_file_note',
  icon: 'insert_drive_file',
  types: ['uuid'],
  height: 80,
  namespaces: ['files'],
  groups: ['file'],
  recommendedDisplays: ['file'],
  component: () =>
    import(/* webpackChunkName: "editing" */ '../../parts/files/file-field').then((module) => module.FileField),
});
