import { defineDisplay } from '../../kit';

export const labelsDisplay = defineDisplay({
  id: 'labels',
  name: 'display_labels',
  icon: 'flag',
  types: ['string', 'json', 'csv'],
  component: () => import(/* webpackChunkName: "signed-in" */ './labels').then((module) => module.LabelsDisplay),
});
