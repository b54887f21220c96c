import { defineInterface } from '../../kit';

export const inputMultilineInterface = defineInterface({
  id: 'input-multiline',
  name: 'interface_input_multiline',
  description: 'interface_input_multiline_note',
  icon: 'article',
  types: ['text', 'string'],
  height: 62,
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.inputMultilineOptions),
  component: () =>
    import(/* webpackChunkName: "editing" */ './input-multiline').then((module) => module.InputMultilineInterface),
});
