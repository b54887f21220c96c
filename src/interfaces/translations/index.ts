import { defineInterface } from '../../kit';

export const translationsInterface = defineInterface({
  id: 'translations',
  name: 'interface_translations',
  description: 'interface_translations_note',
  icon: 'translate',
  types: ['alias'],
  hasFields: true,
  height: 176,
  groups: ['translations'],
  recommendedDisplays: ['related-values'],
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.translationsOptions),
  component: () =>
    import(/* webpackChunkName: "editing" */ '../../parts/relations/translations').then(
      (module) => module.TranslationsField,
    ),
});
