import { defineInterface } from '../../kit';

export const inputAutocompleteApiInterface = defineInterface({
  id: 'input-autocomplete-api',
  name: 'interface_input_autocomplete_api',
  description: 'interface_input_autocomplete_api_note',
  icon: 'find_in_page',
  types: ['string', 'text'],
  options: () =>
    import(/* webpackChunkName: "options" */ './options').then((module) => module.inputAutocompleteApiOptions),
  component: () =>
    import(/* webpackChunkName: "interface-autocomplete" */ './input-autocomplete-api').then(
      (module) => module.InputAutocompleteApiInterface,
    ),
});
