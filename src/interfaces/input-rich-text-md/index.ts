import { defineInterface } from '../../kit';

export const inputRichTextMdInterface = defineInterface({
  id: 'input-rich-text-md',
  name: 'interface_input_rich_text_md',
  description: 'interface_input_rich_text_md_note',
  icon: 'notes',
  height: 190,
  isLarge: true,
  types: ['text', 'string'],
  namespaces: ['files'],
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.inputRichTextMdOptions),
  component: () =>
    import(/* webpackChunkName: "interface-markdown" */ './input-rich-text-md').then(
      (module) => module.InputRichTextMdInterface,
    ),
});
