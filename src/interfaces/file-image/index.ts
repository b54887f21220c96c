import { defineInterface } from '../../kit';

export const fileImageInterface = defineInterface({
  id: 'file-image',
  name: 'interface_file_image',
  description: 'interface_file_image_note',
  icon: 'image',
  types: ['uuid'],
  height: 148,
  namespaces: ['files'],
  groups: ['file'],
  recommendedDisplays: ['image'],
  component: () =>
    import(/* webpackChunkName: "editing" */ '../../parts/files/file-field').then((module) => module.ImageField),
});
