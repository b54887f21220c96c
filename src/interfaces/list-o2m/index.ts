import { defineInterface } from '../../kit';

export const listO2mInterface = defineInterface({
  id: 'list-o2m',
  name: 'interface_list_o2m',
  icon: 'list_alt',
  types: ['alias'],
  height: 132,
  component: () =>
    import(/* webpackChunkName: "editing" */ '../../parts/relations/related-list').then((module) => module.RelatedList),
});
