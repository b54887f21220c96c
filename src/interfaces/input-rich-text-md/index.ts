import { defineInterface } from '../../kit';

export const inputRichTextMdInterface = defineInterface({
  id: 'input-rich-text-md',
  name: 'interface_input_rich_text_md',
  icon: 'notes',
  height: 190,
  isLarge: true,
  types: ['text', 'string'],
  namespaces: ['files'],
  component: () =>
    import(/* webpackChunkName: "interface-markdown" */ './input-rich-text-md').then(
      (module) => module.InputRichTextMdInterface,
    ),
});
