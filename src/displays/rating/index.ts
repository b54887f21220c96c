import { defineDisplay } from '../../kit';

export const ratingDisplay = defineDisplay({
  id: 'rating',
  name: 'display_rating',
  icon: 'star',
  types: ['integer', 'decimal', 'float'],
  component: () => import(/* webpackChunkName: "signed-in" */ './rating').then((module) => module.RatingDisplay),
});
