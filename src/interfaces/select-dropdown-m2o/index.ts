import { defineInterface } from '../../kit';

export const selectDropdownM2oInterface = defineInterface({
  id: 'select-dropdown-m2o',
  name: 'interface_select_dropdown_m2o',
  description: 'interface_select_dropdown_m2o_note',
  icon: 'arrow_circle_down',
  types: ['uuid', 'string', 'text', 'integer', 'bigInteger'],
  groups: ['m2o'],
  recommendedDisplays: ['related-values', 'user'],
  options: () =>
    import(/* webpackChunkName: "options" */ './options').then((module) => module.selectDropdownM2oOptions),
  component: () =>
    import(/* webpackChunkName: "editing" */ './select-dropdown-m2o').then(
      (module) => module.SelectDropdownM2oInterface,
    ),
});
