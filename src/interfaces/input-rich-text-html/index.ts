import { defineInterface } from '../../kit';

export const inputRichTextHtmlInterface = defineInterface({
  id: 'input-rich-text-html',
  name: 'interface_input_rich_text_html',
  description: 'interface_input_rich_text_html_note',
  icon: 'format_quote',
  height: 260,
  isLarge: true,
  types: ['text', 'string'],
  namespaces: ['files'],
  options: () =>
    import(/* webpackChunkName: "options" */ './options').then((module) => module.inputRichTextHtmlOptions),
  component: () =>
    import(/* webpackChunkName: "interface-rich-text" */ './input-rich-text-html').then(
      (module) => module.InputRichTextHtmlInterface,
    ),
});
