import { redo, undo } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import type { FoundPlaces } from '../find-bar';
import { CodeEditor } from './code-editor';

const open = (text: string, readonly = false) => {
  const host = document.createElement('div');
  document.body.append(host);
  const editor = new CodeEditor(host);
  const heard: string[] = [];
  let opened = 0;
  let found: FoundPlaces = { total: 0, current: 0 };
  editor.listen((typed) => heard.push(typed));
  editor.listenToFinding({ onOpen: () => (opened += 1), onFound: (each) => (found = each) });
  editor.configure({
    language: 'plain',
    lineNumbers: false,
    readonly,
    name: 'Code',
    required: false,
    invalid: false,
    controlCharacterLabel: 'Invisible',
  });
  editor.setText(text);
  const content = host.shadowRoot?.querySelector<HTMLElement>('.cm-content');
  const view = content ? EditorView.findFromDOM(content) : null;
  if (!content || view === null) throw new Error('There is no editor');
  const marks = (kind = '.cm-found'): readonly (string | null)[] =>
    [...content.querySelectorAll(kind)].map(({ textContent }) => textContent);
  return { editor, heard, content, view, marks, opened: () => opened, found: () => found };
};

beforeAll(() => {
  document.execCommand = () => false;
});
afterEach(() => document.body.replaceChildren());

test.each([false, true])('Control+F asks for the bar (read-only: %s)', (readonly) => {
  const { content, opened } = open('a', readonly);
  const event = new KeyboardEvent('keydown', { key: 'f', keyCode: 70, ctrlKey: true, bubbles: true, cancelable: true });
  expect(content.dispatchEvent(event)).toBe(false);
  expect(opened()).toBe(1);
});

test('finds from the caret on, marks all places, goes round, and changes nothing', () => {
  const { editor, found, heard, marks, view } = open('One one\r\nnone of\nthose ones');
  view.dispatch({ selection: { anchor: 13 } });
  editor.find('ONE', false);
  expect(found()).toEqual({ total: 4, current: 4 });
  expect(marks()).toEqual(['One', 'one', 'one', 'one']);
  editor.findNext(1);
  expect(found()).toEqual({ total: 4, current: 1 });
  expect(marks('.cm-found-here')).toEqual(['One']);
  expect(editor.selectedText).toBe('One');
  editor.findNext(-1);
  expect(found()).toEqual({ total: 4, current: 4 });
  editor.find('One', true);
  expect(found()).toEqual({ total: 1, current: 1 });
  editor.find('nowhere', false);
  editor.findNext(1);
  expect(found()).toEqual({ total: 0, current: 0 });
  editor.find('', false);
  expect(marks()).toEqual([]);
  expect(heard).toEqual([]);
});

test('what is typed meanwhile is found, too', () => {
  const { editor, found, marks, view } = open('a b');
  editor.find('a', false);
  view.dispatch({ changes: { from: 3, insert: ' a' }, userEvent: 'input' });
  expect(found()).toEqual({ total: 2, current: 1 });
  expect(marks()).toEqual(['a', 'a']);
  editor.setText('b');
  expect(found()).toEqual({ total: 0, current: 0 });
});

test('replaces one place after the other, or all at once, which one undo takes back, and keeps all line breaks', () => {
  const text = 'one\r\none\ntwo\rone';
  const { editor, found, heard, view } = open(text);
  editor.find('one', false);
  editor.replaceFound('ones');
  expect(heard.at(-1)).toBe('ones\r\none\ntwo\rone');
  expect(found()).toEqual({ total: 3, current: 2 });
  editor.replaceAllFound('x');
  expect(heard.at(-1)).toBe('xs\r\nx\ntwo\rx');
  expect(found()).toEqual({ total: 0, current: 0 });
  undo(view);
  expect(editor.text).toBe('ones\r\none\ntwo\rone');
  undo(view);
  expect(editor.text).toBe(text);
  redo(view);
  expect(editor.text).toBe('ones\r\none\ntwo\rone');
});

test('replaces nothing in a read-only text, nor where nothing is found', () => {
  const readonly = open('a', true);
  readonly.editor.find('a', false);
  expect(readonly.found().total).toBe(1);
  readonly.editor.replaceFound('b');
  readonly.editor.replaceAllFound('b');
  expect(readonly.editor.text).toBe('a');
  const other = open('a');
  other.editor.find('x', false);
  other.editor.replaceFound('b');
  other.editor.replaceAllFound('b');
  expect(other.heard).toEqual([]);
});
