import { defineInterface } from '../../kit';

export const listM2aInterface = defineInterface({
  id: 'list-m2a',
  name: 'interface_list_m2a',
  description: 'interface_list_m2a_note',
  icon: 'dashboard',
  types: ['alias'],
  height: 132,
  groups: ['m2a'],
  recommendedDisplays: ['related-values'],
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.listM2aOptions),
  component: () =>
    import(/* webpackChunkName: "editing" */ '../../parts/relations/related-list').then((module) => module.RelatedList),
});
