import { defineInterface } from '../../kit';

export const fileInterface = defineInterface({
  id: 'file',
  name: 'interface_file',
  icon: 'insert_drive_file',
  types: ['uuid'],
  height: 80,
  namespaces: ['files'],
  component: () =>
    import(/* webpackChunkName: "editing" */ '../../parts/files/file-field').then((module) => module.FileField),
});
