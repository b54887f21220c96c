import { defineInterface } from '../../kit';

export const listInterface = defineInterface({
  id: 'list',
  name: 'interface_list',
  description: 'interface_list_note',
  icon: 'replay',
  types: ['json'],
  height: 104,
  recommendedDisplays: ['formatted-json-value'],
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.listOptions),
  component: () => import(/* webpackChunkName: "editing" */ './list').then((module) => module.ListInterface),
});
