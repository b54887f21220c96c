import { defineInterface } from '../../kit';

export const listInterface = defineInterface({
  id: 'list',
  name: 'interface_list',
  icon: 'replay',
  types: ['json'],
  height: 104,
  component: () => import(/* webpackChunkName: "editing" */ './list').then((module) => module.ListInterface),
});
