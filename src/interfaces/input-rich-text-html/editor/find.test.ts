import { undo } from './commands';
import type { RichEditor } from './rich-editor';
import { openRichEditor as open } from './rich-editor.fixtures';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => document.body.replaceChildren());

describe('finding', () => {
  const HTML = '<p>One <b>o</b>ne</p>\n<P>none of <img src="/x">those ones</P>';
  const selected = (editor: RichEditor): string => editor.selectedText;

  test('Control+F opens it', () => {
    const { content, opened } = open(HTML);
    const event = new KeyboardEvent('keydown', { key: 'f', ctrlKey: true, bubbles: true, cancelable: true });
    expect(content.dispatchEvent(event)).toBe(false);
    expect(opened).toEqual(['find']);
  });

  test('finds a text without regard to case and marks, from the caret on, and goes round', () => {
    const { editor, face, host, heard, select } = open(HTML);
    select('of', 0);
    editor.find('ONE', false);
    expect(face()).toMatchObject({ found: { total: 4, current: 4 } });
    editor.findNext(1);
    expect(face()).toMatchObject({ found: { total: 4, current: 1 } });
    expect(selected(editor)).toBe('One');
    editor.findNext(1);
    expect(selected(editor)).toBe('one');
    expect(host.querySelectorAll('.found-here').length).toBeGreaterThan(1);
    editor.findNext(-1);
    editor.findNext(-1);
    expect(face()).toMatchObject({ found: { current: 4 } });
    editor.find('nowhere', false);
    editor.findNext(1);
    expect(face()).toMatchObject({ found: { total: 0, current: 0 } });
    editor.find('', false);
    expect(host.querySelector('.found, .found-here')).toBeNull();
    expect(heard).toEqual([]);
  });

  test('replaces one place after the other, or all at once, which one undo takes back', () => {
    const { editor, face, heard } = open(HTML);
    editor.find('one', false);
    editor.replaceFound('once');
    expect(heard.at(-1)).toBe(HTML.replace('One', 'once'));
    expect(selected(editor)).toBe('one');
    editor.replaceAllFound('x');
    expect(heard.at(-1)).toBe('<p>once <b>x</b></p>\n<p>nx of <img src="/x">those xs</p>');
    expect(face()).toMatchObject({ found: { total: 0 } });
    editor.run(undo);
    expect(heard.at(-1)).toBe(HTML.replace('One', 'once'));
  });

  test('goes on in another text', () => {
    const { editor, face } = open(HTML);
    editor.find('one', false);
    editor.setText('<h2>Done</h2>');
    expect(face()).toMatchObject({ found: { total: 1, current: 1 } });
    editor.setText('<p>else</p>');
    expect(face()).toMatchObject({ found: { total: 0, current: 0 } });
  });

  test('a text that contains what it replaces is replaced once, and a read-only text not at all', () => {
    const { editor, heard } = open('<p>a a</p>');
    editor.find('a', false);
    editor.replaceFound('aa');
    editor.replaceFound('b');
    expect(heard.at(-1)).toBe('<p>aa b</p>');
    const readonly = open('<p>a</p>', { readonly: true });
    readonly.editor.find('a', false);
    readonly.editor.replaceFound('b');
    readonly.editor.replaceAllFound('b');
    expect(readonly.heard).toEqual([]);
  });
});
