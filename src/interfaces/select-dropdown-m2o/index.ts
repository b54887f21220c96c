import { defineInterface } from '../../kit';

export const selectDropdownM2oInterface = defineInterface({
  id: 'select-dropdown-m2o',
  name: 'interface_select_dropdown_m2o',
  icon: 'arrow_circle_down',
  types: ['uuid', 'string', 'text', 'integer', 'bigInteger'],
  component: () =>
    import(/* webpackChunkName: "editing" */ './select-dropdown-m2o').then(
      (module) => module.SelectDropdownM2oInterface,
    ),
});
