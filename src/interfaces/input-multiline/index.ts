import { defineInterface } from '../../kit';

export const inputMultilineInterface = defineInterface({
  id: 'input-multiline',
  name: 'interface_input_multiline',
  icon: 'article',
  types: ['text', 'string'],
  height: 62,
  component: () =>
    import(/* webpackChunkName: "editing" */ './input-multiline').then((module) => module.InputMultilineInterface),
});
