import { hostileMarkdown, markdownDocuments } from '../../../../fixtures/documents/markdown';
import { cpuTime } from '../../../../tests/support/cpu-time';
import { DocumentRenderer } from './render-document';

const page = (source: string): HTMLElement | null => {
  const blocks = new DocumentRenderer().render(source);
  if (blocks === null) return null;
  const container = document.createElement('div');
  container.innerHTML = blocks.map(({ html }) => String(html)).join('');
  return container;
};

test('renders blocks with the first lines of their sources', () => {
  const source = '# One\n\ntwo\ntwo\n\n- three\n- three\n\n\n[x]: https://a.example\n\n| four |\n| - |\n';
  const blocks = new DocumentRenderer().render(source) ?? [];
  expect(blocks.map(({ line, html }) => [line, String(html).slice(0, 4)])).toEqual([
    [0, '<h1>'],
    [2, '<p>t'],
    [5, '<ul>'],
    [11, '<tab'],
  ]);
});

test('renders only the blocks that have changed, or whose links have', () => {
  const renderer = new DocumentRenderer();
  const htmlOf = (source: string) => (renderer.render(source) ?? []).map(({ html }) => html);
  const [first] = htmlOf('[one][x]\n\ntwo\n\n[x]: https://a.example');
  expect(htmlOf('[one][x]\n\ntwo and more\n\n[x]: https://a.example')[0]).toBe(first);
  expect(String(htmlOf('[one][x]\n\ntwo\n\n[x]: https://b.example')[0])).toContain('https://b.example');
});

test('an image has its address apart, and task lists have signs', () => {
  expect(page('![a](/assets/1 "t") <img src="https://b.example">')?.innerHTML).toBe(
    '<p><img alt="a" title="t" data-source="/assets/1"> <img data-source="https://b.example"></p>\n',
  );
  expect(page('- [x] a\n- [ ] b')).toHaveTextContent('☑ a ☐ b');
});

test.each(hostileMarkdown)('runs and loads nothing of %.60j', (source) => {
  const shown: (HTMLElement | null)[] = [];
  expect(cpuTime(() => shown.push(page(source)))).toBeLessThan(5_000);
  for (const element of shown[0]?.querySelectorAll('*') ?? []) {
    expect(element.getAttributeNames().join(' ')).not.toMatch(/\b(on\w+|style|src|srcset|id|name|class|srcdoc)\b/);
    expect(element.getAttribute('href') ?? 'https:').toMatch(/^(https?:|mailto:|tel:)/);
    expect(element.localName).not.toMatch(
      /^(script|style|iframe|svg|math|form|input|button|video|object|embed|base|meta|link)$/,
    );
  }
});

test('is null for what is nested too deeply or is too long', () => {
  for (const source of ['>'.repeat(101), '- '.repeat(101), '<b>'.repeat(300), `${' '.repeat(400)}x\n`.repeat(2_000)])
    expect(page(source)).toBeNull();
  expect(page('>'.repeat(50))).not.toBeNull();
});

test('renders every document of the corpus', () => {
  for (const source of markdownDocuments(500)) expect(page(source)).not.toBeNull();
});
