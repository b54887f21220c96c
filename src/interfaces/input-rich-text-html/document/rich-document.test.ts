import { EditorState } from 'prosemirror-state';
import { history, undo } from 'prosemirror-history';
import { lossesOf } from './losses';
import { isUntouched, openDocument, printBlocks, printDocument } from './rich-document';

const SOURCES = [
  '',
  '   ',
  '<p>One</p>',
  '<p>One</p>\n<p class="lead">Two &amp; three&nbsp;</p>\n',
  'text without an element',
  'text <b>bold</b>\n<p>Two</p>trailing',
  '<p>One<p>Two',
  '<p>One<div>Two</div>',
  '<ul>\n<li>One</li>\n<li>Two\n<ul><li>Three</li></ul></li>\n</ul>',
  '<table><tr><td colspan="2">a</td></tr></table>',
  '<!-- more --><p>a</p><!-- end -->',
  '<script type="application/ld+json">{"a":"<p>"}</script><p>x</p>',
  '<p>a<b>b</p><p>c</b></p>',
  '<p>a</p></div><p>b</p>',
  '<html><body><p>x</p></body></html>',
  '<p title="a>b">x</p><p a"b>y</p>',
  '<svg><path d=""/><p>x</p></svg><p>y</p>',
  '<ferry-times route="a">…</ferry-times>',
  '<p>unclosed <a href="',
  '<p>\u0000</p>\r\n<p>x</p>',
  '<plaintext><p>x</p>',
  '<textarea><p>x</textarea><p>y</p>',
];

const stateOf = (html: string): EditorState => EditorState.create({ doc: openDocument(html), plugins: [history()] });

/** Types at the end of a block. */
const typeInto = (state: EditorState, index: number, text: string): EditorState => {
  const end = state.doc.children.slice(0, index + 1).reduce((sum, { nodeSize }) => sum + nodeSize, 0) - 1;
  return state.apply(state.tr.insertText(text, end));
};

test.each(SOURCES)('opens and prints %j byte for byte', (html) => {
  expect(printDocument(openDocument(html))).toBe(html);
});

test('an edited block is written anew, all others and what stands between them as they were', () => {
  const html = '<p>One<p class=x >Two</p>\r\n\r\n<!-- a --><P>Three</P>\n<my-box x=1></my-box>\n';
  expect(printDocument(typeInto(stateOf(html), 1, '!').doc)).toBe(
    '<p>One<p class="x">Two!</p>\r\n\r\n<!-- a --><P>Three</P>\n<my-box x=1></my-box>\n',
  );
});

test('undoing an edit leads back to the same bytes', () => {
  const html = '<P CLASS=x>One</P>\n<p>Two';
  const edited = typeInto(stateOf(html), 0, '!');
  let undone = edited;
  undo(edited, (tr) => (undone = edited.apply(tr)));
  expect(printDocument(edited.doc)).toBe('<p class="x">One!</p>\n<p>Two');
  expect(printDocument(undone.doc)).toBe(html);
});

test('a moved block leaves nothing open before others', () => {
  const state = stateOf('<p>One<hr>two');
  const [open, rule, text] = state.doc.children;
  if (open === undefined || rule === undefined || text === undefined) throw new Error('Three blocks are expected');
  const moved = state.apply(state.tr.replaceWith(0, state.doc.content.size, [rule, open, text]));
  expect(printDocument(moved.doc)).toBe('<hr><p>One</p>two');
});

test('text that comes to stand beside text gets paragraphs', () => {
  const state = stateOf('one<hr>two');
  const removed = state.apply(state.tr.delete(5, 6));
  expect(printDocument(removed.doc)).toBe('<p>one</p><p>two</p>');
});

test('a split block is separated as the others are', () => {
  const state = stateOf('<p>OneTwo</p>\n<p>Three</p>');
  expect(printDocument(state.apply(state.tr.split(4)).doc)).toBe('<p>One</p>\n<p>Two</p>\n<p>Three</p>');
});

test('attributes that the editor does not know are kept in an edited block', () => {
  const html =
    '<p class="lead" data-id="7" itemprop="name" style="color: red">a <a href="/x" target="_blank" rel="nofollow" ' +
    'data-track="1">link</a> <span class="hl" lang="fr">mot</span><span class="icon"></span></p>';
  expect(printDocument(typeInto(stateOf(html), 0, '!').doc)).toBe(html.replace('</p>', '!</p>'));
});

test('lists, tables and groups are edited without changing their other parts', () => {
  const html =
    '<div class="box"><figure><img src="/assets/1" alt="" width="10"><figcaption>Cap</figcaption></figure>\n' +
    '<table class="t"><caption>Times</caption><thead><tr><th scope="col">A</th></tr></thead>' +
    '<tbody><tr><td class="c">1</td></tr></tbody></table><ol start="3"><li>One</li></ol></div>';
  const state = stateOf(html);
  let at = 0;
  state.doc.descendants((node, pos) => {
    if (node.isText && node.text === 'One') at = pos + 3;
  });
  const printed = printDocument(state.apply(state.tr.insertText('!', at)).doc);
  expect(printed).toBe(html.replace('One', 'One!'));
});

test('names what a block loses by an edit', () => {
  const losses = (html: string) => openDocument(html).children.map((block) => lossesOf(block));
  expect(losses('<p>a</p><p><em><em class="x">b</em></em></p>')).toEqual([[], ['<em>']]);
  expect(losses('<p>a <b>b</b> <span class="i"></span></p><my-box>x</my-box>')).toEqual([[], []]);
});

test('only blocks as they were read are untouched', () => {
  const edited = typeInto(stateOf('<p>a</p><p>b</p>'), 0, '!').doc;
  expect(edited.children.map(isUntouched)).toEqual([false, true]);
  expect(printBlocks(edited)).toEqual(['<p>a!</p>', '<p>b</p>']);
});

test('10,000 nested elements are kept as a whole', () => {
  const html = `<p>a</p>${'<div>'.repeat(10_000)}x`;
  const doc = openDocument(html);
  expect(doc.childCount).toBe(1);
  expect(printDocument(doc)).toBe(html);
});
