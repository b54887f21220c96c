import { defineInterface } from '../../kit';

export const systemLanguageInterface = defineInterface({
  id: 'system-language',
  name: 'interface_system_language',
  icon: 'translate',
  types: ['string', 'text'],
  component: () =>
    import(/* webpackChunkName: "editing" */ './system-language').then((module) => module.SystemLanguageInterface),
});
