import { defineDisplay } from '../../kit';

export const collectionDisplay = defineDisplay({
  id: 'collection',
  name: 'display_collection',
  icon: 'label',
  types: ['string'],
  component: () =>
    import(/* webpackChunkName: "signed-in" */ './collection').then((module) => module.CollectionDisplay),
});
