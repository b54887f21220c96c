import { defineInterface } from '../../kit';

export const systemCollectionsInterface = defineInterface({
  id: 'system-collections',
  name: 'interface_system_collections',
  icon: 'list_alt',
  types: ['csv', 'json'],
  component: () =>
    import(/* webpackChunkName: "editing" */ './system-collections').then(
      (module) => module.SystemCollectionsInterface,
    ),
});
