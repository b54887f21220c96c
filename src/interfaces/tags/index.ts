import { defineInterface } from '../../kit';

export const tagsInterface = defineInterface({
  id: 'tags',
  name: 'interface_tags',
  icon: 'local_offer',
  types: ['json', 'csv'],
  component: () => import(/* webpackChunkName: "editing" */ './tags').then((module) => module.TagsInterface),
});
