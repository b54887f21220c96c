import { defineInterface } from '../../kit';

export const selectRadioInterface = defineInterface({
  id: 'select-radio',
  name: 'interface_select_radio',
  description: 'interface_select_radio_note',
  icon: 'radio_button_checked',
  types: ['string', 'text', 'integer', 'bigInteger', 'float', 'decimal'],
  recommendedDisplays: ['labels'],
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.selectRadioOptions),
  component: () =>
    import(/* webpackChunkName: "editing" */ './select-radio').then((module) => module.SelectRadioInterface),
});
