import { redo, undo } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import fc from 'fast-check';
import { HANDLES_ESCAPE } from '../../../ui';
import { CodeEditor, type CodeSettings } from './code-editor';

const SETTINGS: CodeSettings = {
  language: 'plain',
  lineNumbers: false,
  readonly: false,
  name: 'Code',
  required: false,
  invalid: false,
  controlCharacterLabel: 'Invisible',
};

const open = (text: string, settings: Partial<CodeSettings> = {}) => {
  const host = document.createElement('div');
  document.body.append(host);
  const editor = new CodeEditor(host);
  const heard: string[] = [];
  editor.listen((typed) => heard.push(typed));
  editor.configure({ ...SETTINGS, ...settings });
  editor.setText(text);
  const content = host.shadowRoot?.querySelector<HTMLElement>('.cm-content');
  const view = content ? EditorView.findFromDOM(content) : null;
  if (!content || view === null) throw new Error('There is no editor');
  const type = (insert: string): void =>
    view.dispatch({ changes: { from: view.state.doc.length, insert }, userEvent: 'input' });
  return { host, editor, heard, content, view, type };
};

// jsdom calls itself Safari, where the selection of a shadow tree is asked for by way of a command.
beforeAll(() => {
  document.execCommand = () => false;
});
afterEach(() => document.body.replaceChildren());

test.each(['', 'a\nb', 'a\r\nb\r\n', 'a\r\nb\nc\r', '\r', '\n\n', '\u2028\u0000\ufeff', 'é\u0301👩‍🚀'])(
  'setText shows %j byte for byte without reporting it',
  (text) => {
    const { editor, heard } = open(text);
    expect(editor.text).toBe(text);
    expect(heard).toEqual([]);
  },
);

test('reports typed text with the original line endings', () => {
  const { heard, type } = open('a\r\nb\r\n');
  type('c');
  expect(heard).toEqual(['a\r\nb\r\nc']);
  const mixed = open('a\r\nb\n');
  mixed.type('c');
  expect(mixed.heard).toEqual(['a\r\nb\nc']);
});

test.each([
  ['an edited line keeps the breaks of all lines', 'a\r\nb\nc\rd', 1, 1, 'x', 'ax\r\nb\nc\rd'],
  ['a joined line loses only its own break', 'a\r\nb\nc\rd', 1, 2, '', 'ab\nc\rd'],
  ['a new line ends as the line that it divides', 'a\nb\r\nc\rd', 3, 3, '\n', 'a\nb\r\n\r\nc\rd'],
  ['replaced lines keep their breaks in their order', 'a\r\nb\nc\rd', 0, 5, 'x\ny\nz', 'x\r\ny\nz\rd'],
  ['what is added to the last line ends as the line before', 'a\nb\r\nc', 5, 5, '\nd', 'a\nb\r\nc\r\nd'],
])('%s', (_, text, from, to, insert, expected) => {
  const { editor, heard, view } = open(text);
  view.dispatch({ changes: { from, to, insert: view.state.toText(insert) }, userEvent: 'input' });
  expect(heard).toEqual([expected]);
  undo(view);
  expect(editor.text).toBe(text);
  redo(view);
  expect(editor.text).toBe(expected);
});

test('undo brings back the breaks of a text that was emptied', () => {
  for (const text of ['a\r\nb\r\n', 'a\r\nb\nc\rd\n\n']) {
    const { editor, view } = open(text);
    view.dispatch({ changes: { from: 0, to: view.state.doc.length }, userEvent: 'delete' });
    view.dispatch({ changes: { from: 0, insert: 'x' }, userEvent: 'input' });
    expect(editor.text).toBe('x');
    for (let count = 0; count < 3; count += 1) undo(view);
    expect(editor.text).toBe(text);
  }
});

test('random edits of a text with mixed breaks change nothing outside of them, and undo brings it back', () => {
  const parts = fc.array(fc.constantFrom('a', 'bc', '\n', '\r\n', ' '), { maxLength: 30 }).map((all) => all.join(''));
  const edits = fc.array(fc.tuple(fc.nat(60), fc.nat(5), fc.constantFrom('', 'x', '\n', 'y\nz')), { maxLength: 8 });
  fc.assert(
    fc.property(parts, edits, (text, changes) => {
      const { editor, view } = open(text);
      for (const [at, length, insert] of changes) {
        const from = Math.min(at, view.state.doc.length);
        const to = Math.min(from + length, view.state.doc.length);
        const before = view.state.doc.toString();
        const start = view.state.doc.lineAt(from).number - 1;
        const end = view.state.doc.lines - view.state.doc.lineAt(to).number;
        const old = editor.text.split('\n');
        view.dispatch({ changes: { from, to, insert: view.state.toText(insert) }, userEvent: 'input' });
        expect(editor.text.replace(/\r\n/g, '\n')).toBe(before.slice(0, from) + insert + before.slice(to));
        const now = editor.text.split('\n');
        expect(now.slice(0, start)).toEqual(old.slice(0, start));
        if (end > 0) expect(now.slice(-end)).toEqual(old.slice(-end));
      }
      while (undo(view));
      expect(editor.text).toBe(text);
      editor.dispose();
    }),
    { numRuns: 60 },
  );
});

test('a text from outside leaves the caret where the texts are the same', () => {
  const { editor, view, heard } = open('one\r\ntwo three');
  view.dispatch({ selection: { anchor: 8, head: 12 } });
  editor.setText('number one\ntwo three');
  expect(editor.text).toBe('number one\ntwo three');
  const { from, to } = view.state.selection.main;
  expect(view.state.sliceDoc(from, to)).toBe('thre');
  expect(heard).toEqual([]);
});

test('each line of prose has a direction of its own', () => {
  const { content } = open('one\nשתיים', { prose: true });
  expect([...content.querySelectorAll('.cm-line')].map((line) => line.getAttribute('dir'))).toEqual(['auto', 'auto']);
});

test('a command edits text and selection as one step, and never a read-only text', () => {
  const { editor, heard, view } = open('a\r\nb');
  const command = () => ({ changes: [{ from: 0, to: 1, insert: 'c\nd' }], from: 0, to: 3 });
  editor.run(command);
  expect(heard).toEqual(['c\r\nd\r\nb']);
  expect(view.state.selection.main).toMatchObject({ from: 0, to: 3 });
  undo(view);
  expect(editor.text).toBe('a\r\nb');
  const other = open('a', { readonly: true });
  other.editor.run(command);
  expect(other.editor.text).toBe('a');
});

test('setText replaces the text without reporting it', () => {
  const { editor, heard } = open('one');
  editor.setText('two\r\nlines');
  editor.setText('two\r\nlines');
  expect(editor.text).toBe('two\r\nlines');
  editor.setText('three');
  expect(editor.text).toBe('three');
  expect(heard).toEqual([]);
});

test('replaceText is reported as an edit by the user', () => {
  const { editor, heard } = open('a\r\nb');
  editor.replaceText('x\ny');
  expect(heard).toEqual(['x\r\ny']);
});

test('a read-only editor is focusable and cannot be changed', () => {
  const { content, view } = open('one', { readonly: true });
  expect(content).toHaveAttribute('contenteditable', 'false');
  expect(content).toHaveAttribute('tabindex', '0');
  expect(content).toHaveAttribute('aria-readonly', 'true');
  expect(view.state.readOnly).toBe(true);
});

test('has an accessible name and describes the leave hint and the error', () => {
  const { host, editor, content } = open('{', { required: true, invalid: true });
  expect(content).toHaveAttribute('aria-label', 'Code');
  expect(content).toHaveAttribute('aria-required', 'true');
  expect(content).toHaveAttribute('aria-invalid', 'true');
  editor.annotate('Escape, then Tab', { line: 1, column: 2, message: 'ends too early' });
  expect(host.shadowRoot?.getElementById(content.getAttribute('aria-describedby') ?? '')).toHaveTextContent(
    'Escape, then Tab',
  );
  expect(content.querySelector('.cm-lintRange-error')).toHaveTextContent('{');
  editor.annotate('', { line: 9, column: 2, message: 'of another text' });
  expect(content.querySelector('.cm-lintRange-error')).toBeNull();
});

test('Tab indents until Escape is pressed', () => {
  const { content, editor } = open('');
  const press = (key: string, keyCode: number): boolean =>
    content.dispatchEvent(new KeyboardEvent('keydown', { key, keyCode, bubbles: true, cancelable: true }));
  expect(press('Tab', 9)).toBe(false);
  expect(editor.text).toBe('    ');
  press('Escape', 27);
  expect(press('Tab', 9)).toBe(true);
  editor.dispose();
});

test('Escape that ends a selection lets Tab leave, too', () => {
  const { content, view } = open('one');
  view.dispatch({ selection: { anchor: 0, head: 3 } });
  const press = (key: string, keyCode: number): boolean =>
    content.dispatchEvent(new KeyboardEvent('keydown', { key, keyCode, bubbles: true, cancelable: true }));
  press('Escape', 27);
  expect(view.state.selection.main.empty).toBe(true);
  expect(press('Tab', 9)).toBe(true);
});

test('Escape is handled by the editor while it captures Tab, and bubbles afterwards', () => {
  jest.useFakeTimers();
  const { content, host, editor } = open('');
  const press = (key: string, keyCode: number): boolean =>
    content.dispatchEvent(new KeyboardEvent('keydown', { key, keyCode, bubbles: true, cancelable: true }));
  content.dispatchEvent(new FocusEvent('focus'));
  expect(host).toHaveAttribute(HANDLES_ESCAPE);
  press('Escape', 27);
  expect(host).not.toHaveAttribute(HANDLES_ESCAPE);
  jest.advanceTimersByTime(60_000);
  press('Shift', 16);
  expect(press('Tab', 9)).toBe(true);
  press('x', 88);
  expect(host).toHaveAttribute(HANDLES_ESCAPE);
  expect(press('Tab', 9)).toBe(false);
  editor.dispose();
  jest.useRealTimers();
});

test('a read-only editor never captures Tab or Escape', () => {
  const { content, host } = open('one', { readonly: true });
  content.dispatchEvent(new FocusEvent('focus'));
  expect(host).not.toHaveAttribute(HANDLES_ESCAPE);
});

test.each(['json', 'javascript', 'typescript', 'html', 'css', 'markdown', 'yaml', 'sql'] as const)(
  '%s is coloured once it is there',
  async (language) => {
    const { content } = open('{"a": 1} <b>x</b> select # c', { language });
    for (let turn = 0; turn < 50 && content.querySelector('.cm-line span') === null; turn += 1)
      await new Promise((done) => setTimeout(done, 20));
    expect(content.querySelector('.cm-line span')).not.toBeNull();
  },
);

test('tells the selected lines and those beside them', () => {
  const near: unknown[] = [];
  const { view } = open('one\ntwo\nthree\nfour', { onSelection: (each) => near.push(each) });
  near.length = 0;
  view.dispatch({ selection: { anchor: 9, head: 11 } });
  view.dispatch({ selection: { anchor: 0 } });
  expect(near).toEqual([
    { text: 'two\nthree\nfour', from: 5, to: 7 },
    { text: 'one\ntwo', from: 0, to: 0 },
  ]);
});

test('does not pass on a long selection', () => {
  const near: unknown[] = [];
  const { view } = open('x'.repeat(30_000), { onSelection: (each) => near.push(each) });
  view.dispatch({ selection: { anchor: 5 } });
  expect(near.at(-1)).toEqual({ text: '', from: 0, to: 0 });
});

test('has the language of its text, and prose its direction', () => {
  const textLanguage = { lang: 'ar', dir: 'rtl' } as const;
  expect(open('a', { textLanguage }).content).toHaveAttribute('lang', 'ar');
  expect(open('a', { textLanguage }).content).not.toHaveAttribute('dir');
  expect(open('a', { textLanguage, prose: true }).content).toHaveAttribute('dir', 'rtl');
});

test('what is pasted or dropped is offered before it is inserted, unless the text is read-only', () => {
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  const offered: unknown[] = [];
  const onPaste = (pasted: unknown): boolean => offered.push(pasted) > 0;
  const paste = (content: Element, text: string): void => {
    const clipboardData = { getData: () => text, files: [file] };
    content.dispatchEvent(Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }));
  };
  const edited = open('a', { onPaste });
  paste(edited.content, 'b');
  edited.view.posAtCoords = () => 1;
  edited.content.dispatchEvent(
    Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
      dataTransfer: { getData: () => '', files: [file] },
    }),
  );
  expect(offered).toEqual([
    { text: 'b', files: [file] },
    { text: '', files: [file] },
  ]);
  expect([edited.editor.text, edited.view.state.selection.main.head]).toEqual(['a', 1]);
  paste(open('a', { onPaste, readonly: true }).content, 'b');
  expect(offered).toHaveLength(2);
});

test('a saved text that is set again keeps what can be undone', () => {
  const { editor, view, type } = open('a\r\n');
  type('b');
  editor.setText(editor.text);
  undo(view);
  expect(editor.text).toBe('a\r\n');
});
