import { defineInterface } from '../../kit';

export const systemLanguageInterface = defineInterface({
  id: 'system-language',
  name: 'interface_system_language',
  icon: 'translate',
  types: ['string', 'text'],
  system: true,
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.systemLanguageOptions),
  component: () =>
    import(/* webpackChunkName: "editing" */ './system-language').then((module) => module.SystemLanguageInterface),
});
