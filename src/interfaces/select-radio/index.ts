import { defineInterface } from '../../kit';

export const selectRadioInterface = defineInterface({
  id: 'select-radio',
  name: 'interface_select_radio',
  icon: 'radio_button_checked',
  types: ['string', 'text', 'integer', 'bigInteger', 'float', 'decimal'],
  component: () =>
    import(/* webpackChunkName: "editing" */ './select-radio').then((module) => module.SelectRadioInterface),
});
