import { defineInterface } from '../../kit';

export const systemCollectionsInterface = defineInterface({
  id: 'system-collections',
  name: 'interface_system_collections',
  icon: 'list_alt',
  types: ['csv', 'json'],
  system: true,
  options: () =>
    import(/* webpackChunkName: "options" */ './options').then((module) => module.systemCollectionsOptions),
  component: () =>
    import(/* webpackChunkName: "editing" */ './system-collections').then(
      (module) => module.SystemCollectionsInterface,
    ),
});
