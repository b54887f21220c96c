import { defineDisplay } from '../../kit';

export const ratingDisplay = defineDisplay({
  id: 'rating',
  name: 'display_rating',
  description: 'display_rating_note',
  icon: 'star',
  types: ['integer', 'decimal', 'float'],
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.ratingDisplayOptions),
  component: () => import(/* webpackChunkName: "signed-in" */ './rating').then((module) => module.RatingDisplay),
});
