import { defineDisplay } from '../../kit';

export const labelsDisplay = defineDisplay({
  id: 'labels',
  name: 'display_labels',
  description: 'display_labels_note',
  icon: 'flag',
  types: ['string', 'json', 'csv'],
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.labelsDisplayOptions),
  component: () => import(/* webpackChunkName: "signed-in" */ './labels').then((module) => module.LabelsDisplay),
});
