import { defineInterface } from '../../kit';

export const listM2aInterface = defineInterface({
  id: 'list-m2a',
  name: 'interface_list_m2a',
  icon: 'dashboard',
  types: ['alias'],
  height: 132,
  component: () =>
    import(/* webpackChunkName: "editing" */ '../../parts/relations/related-list').then((module) => module.RelatedList),
});
