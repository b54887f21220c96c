import { defineInterface } from '../../kit';

export const tagsInterface = defineInterface({
  id: 'tags',
  name: 'interface_tags',
  description: 'interface_tags_note',
  icon: 'local_offer',
  types: ['json', 'csv'],
  recommendedDisplays: ['labels'],
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.tagsOptions),
  component: () => import(/* webpackChunkName: "editing" */ './tags').then((module) => module.TagsInterface),
});
