import { defineInterface } from '../../kit';

export const fileImageInterface = defineInterface({
  id: 'file-image',
  name: 'interface_file_image',
  icon: 'image',
  types: ['uuid'],
  height: 148,
  namespaces: ['files'],
  component: () =>
    import(/* webpackChunkName: "editing" */ '../../parts/files/file-field').then((module) => module.ImageField),
});
