import { defineInterface } from '../../kit';

export const translationsInterface = defineInterface({
  id: 'translations',
  name: 'interface_translations',
  icon: 'translate',
  types: ['alias'],
  hasFields: true,
  height: 176,
  component: () =>
    import(/* webpackChunkName: "editing" */ '../../parts/relations/translations').then(
      (module) => module.TranslationsField,
    ),
});
