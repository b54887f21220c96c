import { defineDisplay } from '../../kit';

export const collectionDisplay = defineDisplay({
  id: 'collection',
  name: 'display_collection',
  icon: 'label',
  types: ['string'],
  component: () =>
    import(/* webpackChunkName: "displays-more" */ './collection').then((module) => module.CollectionDisplay),
});
