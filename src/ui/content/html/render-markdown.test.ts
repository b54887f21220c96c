import { renderMarkdown } from './render-markdown';
import { sanitise, sanitiseMarkup } from './sanitise';

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<svg onload=alert(1)><circle/></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href=" java\tscript:alert(1)">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"><input name=p></form>',
  '<style>*{background:url(//evil.example)}</style>',
  '<p style="position:fixed;inset:0">x</p>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<base href="https://evil.example">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '[x](javascript:alert(1))',
  '![x](https://evil.example/pixel.png)',
];

test.each(HOSTILE)('removes everything that runs or loads from %s', (source) => {
  for (const html of [String(sanitise(source)), String(renderMarkdown(source))]) {
    const container = document.createElement('div');
    container.innerHTML = html;
    for (const element of container.querySelectorAll('*')) {
      expect(['A', 'P', 'TABLE', 'TBODY', 'TR', 'TD', 'BR']).toContain(element.tagName);
      for (const { name, value } of element.attributes) {
        expect(['href', 'target', 'rel', 'title']).toContain(name);
        if (name === 'href') expect(value).toMatch(/^(https?:|mailto:|tel:)/);
      }
    }
  }
});

test('keeps text and links, and opens links in a new tab', () => {
  expect(String(renderMarkdown('**Bold** and [desk](mailto:desk@x.example)'))).toBe(
    '<p><strong>Bold</strong> and <a href="mailto:desk@x.example" target="_blank" rel="noopener noreferrer">desk</a></p>\n',
  );
});

test.each(HOSTILE)('removes everything that runs or loads from the markup of a library: %s', (source) => {
  const container = document.createElement('div');
  container.innerHTML = sanitiseMarkup(`<div class="box" data-action="move">${source}</div>`);
  expect(container.querySelector('script, img, svg, math, iframe, form, input, style, base, meta')).toBeNull();
  for (const element of container.querySelectorAll('*')) {
    expect(element.getAttributeNames().filter((name) => /^on|style|src|xlink/.test(name))).toEqual([]);
    expect(element.getAttribute('href') ?? 'https:').toMatch(/^(https?:|mailto:|tel:)/);
  }
});

test('keeps the elements of which a library builds its controls', () => {
  const markup = '<div class="box" dir="rtl"><span class="line" data-action="e"></span></div>';
  expect(sanitiseMarkup(markup)).toBe(markup);
});
