import { defineLayout } from '../../kit';
import { cardsRequest } from './cards.query';

export const cardsLayout = defineLayout({
  id: 'cards',
  name: 'layout_cards',
  icon: 'grid_view',
  component: () => import(/* webpackChunkName: "layout-cards" */ './cards').then((module) => module.CardsLayout),
  options: () =>
    import(/* webpackChunkName: "layout-cards-options" */ './cards-options').then((module) => module.CardsOptionsPanel),
  request: cardsRequest,
  canChoose: true,
});
