import { defineInterface } from '../../kit';

export const listO2mInterface = defineInterface({
  id: 'list-o2m',
  name: 'interface_list_o2m',
  description: 'interface_list_o2m_note',
  icon: 'list_alt',
  types: ['alias'],
  height: 132,
  groups: ['o2m'],
  recommendedDisplays: ['related-values'],
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.listO2mOptions),
  component: () =>
    import(/* webpackChunkName: "editing" */ '../../parts/relations/related-list').then((module) => module.RelatedList),
});
