import { TextSelection } from 'prosemirror-state';
import { BehaviorSubject } from 'rxjs';
import type { NewImages } from '../../../parts/files/text-images';
import type { LoadedPicture } from './node-views';
import { RichEditor, type RichSettings } from './rich-editor';
import { TABLE_TOOLS, TOOLS } from './tools';

const SETTINGS: RichSettings = {
  readonly: false,
  name: 'Body',
  required: true,
  invalid: true,
  language: 'en-US',
  describedBy: 'note',
  texts: { kept: 'Kept', keptHint: 'hint', editSource: 'Edit source', noPicture: 'Not shown:' },
};

/** A rich text editor in the page, what it reports, and ways to use it. */
export const openRichEditor = (html: string, settings: Partial<RichSettings> = {}) => {
  const host = document.createElement('div');
  document.body.append(host);
  const asked: string[] = [];
  const picture = (id: string) => {
    asked.push(id);
    return new BehaviorSubject<LoadedPicture>({ url: `blob:${id}`, unavailable: false });
  };
  const editor = new RichEditor(picture);
  const heard: string[] = [];
  const opened: string[] = [];
  const images: NewImages[] = [];
  editor.listen({
    onText: (text) => heard.push(text),
    onSource: () => opened.push('source'),
    onDialog: (dialog) => opened.push(dialog),
    onFind: () => opened.push('find'),
    onImages: (each) => images.push(each),
  });
  const unmount = editor.mount(host);
  editor.configure({ ...SETTINGS, ...settings });
  editor.setText(html);
  const content = host.querySelector<HTMLElement>('.ProseMirror');
  if (content === null) throw new Error('There is no editor');
  const select = (text: string, length = text.length): void => {
    let from = -1;
    editor.current.doc.descendants((node, pos) => {
      const at = node.text?.indexOf(text) ?? -1;
      if (from === -1 && at !== -1) from = pos + at;
    });
    if (from === -1) throw new Error(`There is no text '${text}'`);
    editor.run((state, dispatch) => {
      dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, from, from + length)));
      return true;
    });
  };
  const type = (text: string): void =>
    editor.run((state, dispatch) => {
      dispatch?.(state.tr.insertText(text));
      return true;
    });
  const tool = (name: string): void => {
    const command = TOOLS[name]?.command ?? TABLE_TOOLS[name]?.command;
    if (command === undefined) throw new Error(`There is no command '${name}'`);
    editor.run(command);
  };
  const clip = (kind: string, data: Record<string, string>, files: readonly File[] = []) => {
    const set: Record<string, string> = {};
    const event = Object.assign(new Event(kind, { bubbles: true, cancelable: true }), {
      clipboardData: {
        getData: (format: string) => data[format] ?? '',
        setData: (format: string, value: string) => (set[format] = value),
        clearData: () => undefined,
        files,
        types: Object.keys(data),
      },
    });
    content.dispatchEvent(event);
    return set;
  };
  const face = () => {
    let current: unknown = null;
    editor.face$.subscribe((each) => (current = each)).unsubscribe();
    return current;
  };
  return { host, editor, content, heard, opened, asked, select, type, tool, clip, face, images, unmount };
};
