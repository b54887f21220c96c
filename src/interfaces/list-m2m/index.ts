import { defineInterface } from '../../kit';

export const listM2mInterface = defineInterface({
  id: 'list-m2m',
  name: 'interface_list_m2m',
  description: 'interface_list_m2m_note',
  icon: 'link',
  types: ['alias'],
  height: 132,
  groups: ['m2m'],
  recommendedDisplays: ['related-values'],
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.listM2mOptions),
  component: () =>
    import(/* webpackChunkName: "editing" */ '../../parts/relations/related-list').then((module) => module.RelatedList),
});
