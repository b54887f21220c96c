import { AllSelection, type Command } from 'prosemirror-state';
import { HOSTILE_PIECES } from '../../../../fixtures/documents/html-pieces';
import { undo } from './commands';
import { applyFormat } from './formats';
import { insertMedia, insertTable, linkEntry, setImage, setLink } from './insert';
import { openRichEditor as open } from './rich-editor.fixtures';

const FILE = '6f1f4f4e-0000-4000-8000-000000000001';

const after = (html: string, selected: string, command: Command): string | undefined => {
  const { editor, heard, select } = open(html);
  select(selected);
  editor.run(command);
  return heard.at(-1);
};

afterEach(() => document.body.replaceChildren());

test('shows a text without reporting it, and reports what is typed', () => {
  const { heard, select, type } = open('<p class=x>One</p>\n<p>Two');
  expect(heard).toEqual([]);
  select('Two', 0);
  type('+');
  expect(heard).toEqual(['<p class=x>One</p>\n<p>+Two</p>']);
});

test('undo leads back to the bytes of the source', () => {
  const { editor, heard, select, type } = open('<P>One</P>');
  select('One', 0);
  type('+');
  editor.run(undo);
  expect(heard).toEqual(['<p>+One</p>', '<P>One</P>']);
});

test('a text from outside is not reported, keeps the caret and what can be undone', () => {
  const { editor, heard, select, type } = open('<p>One</p><p>Two</p><p>Three</p>');
  select('Two', 0);
  type('+');
  editor.setText(heard.at(-1) ?? '');
  editor.setText('<p>0</p><p>+Two</p><p>3</p>');
  expect(heard).toHaveLength(1);
  expect(editor.current.selection.$from.parent.textContent).toBe('+Two');
  editor.run(undo);
  expect(heard.at(-1)).toBe('<p>0</p><p>Two</p><p>3</p>');
});

test('a saved text that is set again keeps what can be undone', () => {
  const { editor, heard, select, type } = open('<P>One</P>');
  select('One', 0);
  type('+');
  editor.setText(heard.at(-1) ?? '');
  editor.run(undo);
  expect(heard.at(-1)).toBe('<P>One</P>');
});

test('what an edit would lose is told while the caret is in the block, and the text stays as it was', () => {
  const html = '<p>One</p><p><em><em class="x">Two</em></em></p>';
  const { content, face, heard, select, type } = open(html);
  expect(face()).toMatchObject({ losses: [] });
  select('Two');
  expect(face()).toMatchObject({ losses: ['<em>'] });
  expect(content).toHaveTextContent('OneTwo');
  select('One', 0);
  type('+');
  expect(heard).toEqual([html.replace('One', '+One')]);
});

test('has the language and direction of its text', () => {
  const { content } = open('<p>a</p>', { textLanguage: { lang: 'he', dir: 'rtl' } });
  expect([content.lang, content.dir]).toEqual(['he', 'rtl']);
  expect(open('<p>a</p>').content.dir).toBe('auto');
});

test('a text without common blocks begins a new history', () => {
  const { editor, heard, select, type } = open('<p>One</p>');
  select('One', 0);
  type('+');
  editor.setText('<p>Other</p>');
  editor.run(undo);
  expect(heard).toHaveLength(1);
  expect(editor.current.doc.textContent).toBe('Other');
});

test('a text without common blocks is shown with the focus that the one before had', () => {
  const { editor, content } = open('<p>One</p>', { readonly: true });
  const place = content.parentElement;
  content.focus();
  editor.setText('<p>Other</p>');
  expect(place).toHaveTextContent(/^Other$/);
  expect(document.activeElement).toHaveTextContent(/^Other$/);
  expect(place).toContainElement(document.activeElement as HTMLElement);
});

test('source that was edited elsewhere can be undone here', () => {
  const { editor, heard } = open('<p>One</p>');
  editor.setText('<p>Two</p>', true);
  expect(heard).toEqual([]);
  editor.run(undo);
  expect(heard).toEqual(['<p>One</p>']);
});

test('is a text box with the name of the field; a read-only one shows the same and changes nothing', () => {
  const { content } = open('<p>One</p>');
  for (const [name, value] of Object.entries({
    role: 'textbox',
    contenteditable: 'true',
    'aria-label': 'Body',
    'aria-multiline': 'true',
    'aria-describedby': 'note',
    'aria-required': 'true',
    'aria-invalid': 'true',
  }))
    expect(content).toHaveAttribute(name, value);
  const readonly = open('<p>One</p><my-box>x</my-box>', { readonly: true });
  expect(readonly.content).toHaveAttribute('contenteditable', 'false');
  expect(readonly.content).toHaveAttribute('aria-readonly', 'true');
  expect(readonly.content).toHaveTextContent('OneKepthintx');
  readonly.clip('paste', { 'text/html': '<p>x</p>' });
  readonly.type('x');
  expect(readonly.heard).toEqual([]);
});

test.each([
  ['bold', '<p>One <strong>two</strong></p>'],
  ['italic', '<p>One <em>two</em></p>'],
  ['underline', '<p>One <u>two</u></p>'],
  ['strikethrough', '<p>One <s>two</s></p>'],
  ['superscript', '<p>One <sup>two</sup></p>'],
  ['h2', '<h2>One two</h2>'],
  ['pre', '<pre>One two</pre>'],
  ['bullist', '<ul><li>One two</li></ul>'],
  ['numlist', '<ol><li>One two</li></ol>'],
  ['blockquote', '<blockquote><p>One two</p></blockquote>'],
  ['aligncenter', '<p style="text-align: center;">One two</p>'],
])('%s is put on the selection and taken off again', (name, html) => {
  const { heard, select, tool } = open('<p>One two</p>');
  select('two');
  tool(name);
  expect(heard.at(-1)).toBe(html);
  tool(name);
  expect(heard.at(-1)).toBe('<p>One two</p>');
});

test('blocks keep their attributes when their kind changes', () => {
  const { heard, select, tool } = open('<p class="lead" data-x>One</p>\n<p>Two</p>');
  select('One');
  tool('h3');
  expect(heard.at(-1)).toBe('<h3 class="lead" data-x>One</h3>\n<p>Two</p>');
});

test('removeformat takes formatting off and leaves links', () => {
  const { heard, select, tool } = open('<p><a href="/x"><b>One</b> <span class="y">two</span></a></p>');
  select('One', 3);
  tool('removeformat');
  expect(heard.at(-1)).toBe('<p><a href="/x">One <span class="y">two</span></a></p>');
});

test('a link keeps what else it has, and addresses that run something are refused', () => {
  const html = '<p>See <a class="c" href="/x" rel="nofollow">this</a></p>';
  const { editor, heard, select } = open(html);
  select('is', 0);
  expect(linkEntry(editor.current)).toEqual({ address: '/x', text: 'this', isNewTab: false });
  for (const address of ['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x'])
    editor.run(setLink({ address, text: 'this', isNewTab: false }));
  expect(heard).toEqual([]);
  editor.run(setLink({ address: 'https://a.example', text: 'this', isNewTab: true }));
  expect(heard.at(-1)).toBe('<p>See <a class="c" href="https://a.example" target="_blank" rel="nofollow">this</a></p>');
});

test('a link is put on the selected text', () => {
  expect(after('<p>See this</p>', 'this', setLink({ address: '/y', text: 'this', isNewTab: false }))).toBe(
    '<p>See <a href="/y">this</a></p>',
  );
});

test('images of the library are shown as blobs, and those elsewhere are not requested', () => {
  const { host, asked, editor, heard, select } = open(
    `<p>a<img src="https://cdn.example/assets/${FILE}?width=9" alt="Boat"><img src="https://evil.example/x.png" alt="Pixel"></p>`,
  );
  expect(asked).toEqual([FILE]);
  expect([...host.querySelectorAll('img[src]')].map((image) => image.getAttribute('src'))).toEqual([`blob:${FILE}`]);
  expect(host).toHaveTextContent('Not shown: Pixel');
  select('a', 0);
  editor.run(setImage({ address: `/assets/${FILE}`, alt: 'A "b"', width: '20', height: '' }));
  expect(heard.at(-1)).toContain(`<p><img src="/assets/${FILE}" alt="A &quot;b&quot;" width="20">a`);
  expect(heard.at(-1)).not.toContain('token');
});

test('media are inserted as markup that is kept', () => {
  expect(after('<p>a</p>', 'a', insertMedia('/assets/x.mp4'))).toContain(
    '<video src="/assets/x.mp4" controls></video>',
  );
  expect(after('<p>a</p>', 'a', insertMedia('https://v.example/1'))).toContain('<iframe src="https://v.example/1"');
  expect(after('<p>a</p>', 'a', insertMedia('javascript:1'))).toBeUndefined();
});

test('tables are inserted, and rows and columns added and removed', () => {
  const { editor, heard, tool, select, type } = open('<p>a</p>');
  select('a', 0);
  editor.run(insertTable(2, 2));
  type('x');
  expect(heard.at(-1)).toContain(
    '<table><tbody><tr><th>x</th><th></th></tr><tr><td></td><td></td></tr></tbody></table>',
  );
  tool('addRow');
  tool('addColumn');
  expect(heard.at(-1)?.match(/<tr>/g)).toHaveLength(3);
  expect(heard.at(-1)?.match(/<t[hd]>/g)).toHaveLength(9);
  tool('removeRow');
  tool('removeColumn');
  expect(heard.at(-1)?.match(/<t[hd]>/g)).toHaveLength(4);
  tool('removeTable');
  expect(heard.at(-1)).not.toContain('table');
});

test('formats of the project are put on text and blocks', () => {
  const inline = applyFormat({ title: 'Hint', kind: 'inline', tag: 'span', attributes: { class: 'hint' } });
  const block = applyFormat({ title: 'Lead', kind: 'block', tag: 'h2', attributes: { class: 'lead' } });
  expect(after('<p>One two</p>', 'two', inline)).toBe('<p>One <span class="hint">two</span></p>');
  expect(after('<p id="a">One</p>', 'One', block)).toBe('<h2 id="a" class="lead">One</h2>');
});

test('pasted HTML is sanitised', () => {
  const { heard, select, clip } = open('<p>a</p>');
  select('a');
  clip('paste', {
    'text/html':
      '<div onclick="x()"><p class="y" style="color:red">One <a href="javascript:1">l</a><script>1</script></p>' +
      '<iframe src="//evil.example"></iframe><img src="https://a.example/x.png" onerror="x()"></div>',
  });
  expect(heard.at(-1)).toMatch(/One/);
  expect(heard.at(-1)).toContain('<img src="https://a.example/x.png">');
  expect(heard.at(-1)).not.toMatch(/onclick|onerror|script|iframe|style|class/);
});

test('what Word and Google Docs write around text is left out when it is pasted', () => {
  const word = open('<p>a</p>');
  word.select('a');
  word.clip('paste', {
    'text/html':
      '<html xmlns:o="urn:o"><head><style>p{}</style></head><body><!--[if gte mso 9]><xml>x</xml><![endif]-->' +
      '<p class=MsoNormal style="mso-x:1"><b>Bold</b><o:p></o:p></p>' +
      '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>One</p>' +
      '<p class=MsoListParagraph style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o</span>Two</p></body></html>',
  });
  expect(word.heard.at(-1)).toBe('<p><strong>Bold</strong></p><ul><li>One<ul><li>Two</li></ul></li></ul>');
  const docs = open('<p>a</p>');
  docs.select('a');
  docs.clip('paste', {
    'text/html':
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">B</span>' +
      '<span style="font-weight:400;font-style:italic">i</span></p></b>',
  });
  expect(docs.heard.at(-1)).toBe('<p><strong>B</strong><em>i</em></p>');
});

const PNG = 'data:image/png;base64,iVBORw==';

test('images that are pasted as data become files, and the text has their addresses', () => {
  const { heard, images, select, clip } = open('<p>a</p>');
  select('a');
  clip('paste', { 'text/html': `<p>b<img src="${PNG}" alt="c" onerror="x()"><img src="${PNG}"></p>` });
  expect(heard).toEqual([]);
  expect(images[0]?.files.map(({ name, type, size }) => [name, type, size])).toEqual([['image-1.png', 'image/png', 4]]);
  images[0]?.insert(['/assets/1']);
  expect(heard).toEqual(['<p>b<img src="/assets/1" alt="c"><img src="/assets/1"></p>']);
});

test('images without an address are left out, and this is told', () => {
  const { face, heard, images, select, clip } = open('<p>a</p>');
  select('a');
  clip('paste', { 'text/html': `<p>b<img src="${PNG}"><img src="file:///x.png"><img src="data:image/png,x"></p>` });
  images[0]?.insert([null]);
  expect(heard).toEqual(['<p>b</p>']);
  expect(face()).toMatchObject({ droppedImages: 3 });
});

test('pasted files are images; with a text, the text is pasted', () => {
  const file = new File(['x'], 'boat.png', { type: 'image/png' });
  const { heard, images, select, clip } = open('<p>ab</p>');
  select('b', 0);
  clip('paste', { 'text/html': '<img src="https://a.example/boat.png">' }, [file, new File([], 'a.txt')]);
  expect(images[0]?.files).toEqual([file]);
  images[0]?.insert([`/assets/${FILE}`]);
  expect(heard.at(-1)).toBe(`<p>a<img src="/assets/${FILE}" alt="">b</p>`);
  clip('paste', { 'text/html': 'c' }, [file]);
  expect(images).toHaveLength(1);
  expect(heard.at(-1)).toBe(`<p>a<img src="/assets/${FILE}" alt="">cb</p>`);
});

test('dropped files are inserted where they are dropped, and never into a read-only text', () => {
  const file = new File(['x'], 'boat.png', { type: 'image/png' });
  const drop = ({ content }: { readonly content: HTMLElement }): boolean =>
    content.dispatchEvent(
      Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
        dataTransfer: { getData: () => '', files: [file], types: ['Files'] },
      }),
    );
  document.elementFromPoint = () => null;
  const edited = open('<p>a</p>');
  expect(drop(edited)).toBe(false);
  edited.images[0]?.insert(['/assets/1']);
  expect(edited.heard).toEqual(['<p><img src="/assets/1" alt="">a</p>']);
  const readonly = open('<p>a</p>', { readonly: true });
  drop(readonly);
  expect([readonly.images, readonly.heard]).toEqual([[], []]);
});

test('what is nested too deeply is pasted as its text', () => {
  const { heard, select, clip } = open('<p>ab</p>');
  select('b', 0);
  clip('paste', { 'text/html': `${'<div>'.repeat(10_000)}x`, 'text/plain': 'x' });
  expect(heard).toEqual(['<p>axb</p>']);
});

test('what is copied here is pasted with all attributes', () => {
  const { heard, editor, select, clip } = open('<p class="x">One</p><my-box a="1">k</my-box><p>Two</p>');
  editor.run((state, dispatch) => {
    dispatch?.(state.tr.setSelection(new AllSelection(state.doc)));
    return true;
  });
  const copied = clip('copy', {});
  expect(copied['text/html']).toContain('<p class="x">One</p>');
  select('Two', 0);
  clip('paste', { 'text/html': `<meta charset="utf-8">${copied['text/html']}` });
  expect(heard.at(-1)?.match(/<p class="x">One/g)).toHaveLength(2);
  expect(heard.at(-1)?.match(/<my-box a="1">/g)).toHaveLength(2);
});

test('Control+K asks for a link, and a kept block leads to the source', () => {
  const { host, content, opened } = open('<p>a</p><my-box>x</my-box>');
  content.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }));
  host.querySelector('button')?.click();
  expect(opened).toEqual(['link', 'source']);
});

test('the style of text is shown, and nothing else of a style', () => {
  const { host } = open(
    '<p style="text-align: center; position: fixed; background: url(x)">a <span style="COLOR: red">b</span></p>',
  );
  expect(host.querySelector('p')).toHaveAttribute('style', 'text-align: center;');
  expect(host.querySelector('p span')).toHaveAttribute('style', 'color: red;');
});

test('nothing of hostile documents runs or loads', () => {
  const { host, editor, asked } = open('');
  for (const piece of [...HOSTILE_PIECES, HOSTILE_PIECES.join('\n'), `<p>a</p>${HOSTILE_PIECES.join('')}`]) {
    editor.setText(piece);
    for (const element of host.querySelectorAll('*')) {
      expect(element.matches('script, iframe, object, embed, base, link, style, svg, math, form, input')).toBe(false);
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|srcdoc|background/);
        if (name === 'href' || name === 'src') expect(value).not.toMatch(/script:|data:/);
      }
    }
  }
  expect(asked).toEqual([]);
  expect('hacked' in window).toBe(false);
});
