import { defineInterface } from '../../kit';

export const listM2mInterface = defineInterface({
  id: 'list-m2m',
  name: 'interface_list_m2m',
  icon: 'link',
  types: ['alias'],
  height: 132,
  component: () =>
    import(/* webpackChunkName: "editing" */ '../../parts/relations/related-list').then((module) => module.RelatedList),
});
