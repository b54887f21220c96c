import { defineDisplay } from '../../kit';

export const collectionDisplay = defineDisplay({
  id: 'collection',
  name: 'display_collection',
  description: 'display_collection_note',
  icon: 'label',
  types: ['string'],
  options: () =>
    import(/* webpackChunkName: "options" */ './options').then((module) => module.collectionDisplayOptions),
  component: () =>
    import(/* webpackChunkName: "signed-in" */ './collection').then((module) => module.CollectionDisplay),
});
