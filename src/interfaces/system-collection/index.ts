import { defineInterface } from '../../kit';

export const systemCollectionInterface = defineInterface({
  id: 'system-collection',
  name: 'interface_system_collection',
  icon: 'list_alt',
  types: ['string', 'text'],
  system: true,
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.systemCollectionOptions),
  component: () =>
    import(/* webpackChunkName: "interfaces-system" */ './system-collection').then(
      (module) => module.SystemCollectionInterface,
    ),
});
