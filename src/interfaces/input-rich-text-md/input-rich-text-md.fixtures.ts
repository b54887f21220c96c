import type { InterfaceFixtures } from '../../kit';

export const inputRichTextMdFixtures: InterfaceFixtures = {
  values: {
    string: ['**bold**', ''],
    text: [
      'a\r\nb',
      'a\nb\r\nc\r',
      '\ufeff# Title  \n\n\ttext \n\n',
      '| a |\n| - |\n| 1 |',
      '<b>x</b> [y](javascript:z)',
    ],
  },
  options: [
    {
      placeholder: 'Write…',
      imageToken: 'token',
      customSyntax: [{ name: 'Ferry', icon: 'directions_boat', prefix: '{{', suffix: '}}', box: 'inline' }],
    },
  ],
  supports: (value) => value === null || typeof value !== 'object',
  edits: [
    { type: 'string', steps: [{ type: '**one**', role: 'textbox' }], value: '**one**' },
    { type: 'text', steps: [{ type: 'one', role: 'textbox' }], value: 'one' },
    { type: 'text', steps: [{ click: 'button', text: 'markdown_heading' }], value: '### ' },
    {
      type: 'text',
      from: 'sail',
      steps: [{ click: 'button', name: 'Ferry' }],
      value: '{{}}sail',
    },
  ],
};
