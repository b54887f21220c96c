import { defineInterface } from '../../kit';

export const inputAutocompleteApiInterface = defineInterface({
  id: 'input-autocomplete-api',
  name: 'interface_input_autocomplete_api',
  icon: 'find_in_page',
  types: ['string', 'text'],
  component: () =>
    import(/* webpackChunkName: "interface-autocomplete" */ './input-autocomplete-api').then(
      (module) => module.InputAutocompleteApiInterface,
    ),
});
