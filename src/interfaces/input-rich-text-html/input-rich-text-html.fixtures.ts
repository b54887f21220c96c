import type { InterfaceFixtures } from '../../kit';

export const inputRichTextHtmlFixtures: InterfaceFixtures = {
  values: {
    text: [
      '<p>One</p>\n<p class="lead">Two <strong>bold</strong></p>',
      '<ul>\n<li>One</li>\n</ul>\n<table><tbody><tr><td>a</td></tr></tbody></table>',
      'text without an element',
      '<ferry-times route="a">…</ferry-times>',
    ],
    string: ['<p>short</p>', ''],
  },
  options: [{ toolbar: ['bold', 'italic', 'h1', 'customLink', 'table', 'code'], font: 'serif' }],
  showsMarkup: true,
  supports: (value) => value === null || typeof value !== 'object',
  edits: [
    { type: 'text', steps: [{ type: 'First line', role: 'textbox' }], value: '<p>First line</p>' },
    { type: 'string', steps: [{ type: 'short', role: 'textbox' }], value: '<p>short</p>' },
  ],
};
