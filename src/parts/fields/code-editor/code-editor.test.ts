import { EditorView } from '@codemirror/view';
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
