import { defaultKeymap, history as codeHistory, historyKeymap } from '@codemirror/commands';
import { markdown } from '@codemirror/lang-markdown';
import { EditorView as CodeView, keymap as codeKeymap } from '@codemirror/view';
import { baseKeymap } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { DOMParser as DocumentParser } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { schema } from '../../../src/interfaces/input-rich-text-html/document/schema';

/** ProseMirror with the schema of the interface, and nothing but the keys of a text and undo. */
const openHtml = (place: HTMLElement, text: string): void => {
  const page = new DOMParser().parseFromString(text, 'text/html');
  const doc = DocumentParser.fromSchema(schema).parse(page.body);
  new EditorView(place, { state: EditorState.create({ doc, plugins: [history(), keymap(baseKeymap)] }) });
};

/** CodeMirror with its Markdown, and nothing but the keys of a text and undo. */
const openMarkdown = (parent: HTMLElement, doc: string): void => {
  const extensions = [
    codeHistory(),
    codeKeymap.of([...defaultKeymap, ...historyKeymap]),
    CodeView.lineWrapping,
    markdown(),
  ];
  new CodeView({ parent, doc, extensions });
};

/** The address of the page names the text: /html/1 or /markdown/2. A click on its link opens it. */
const open = async (): Promise<void> => {
  const place = document.querySelector('main');
  if (place === null) return;
  const response = await fetch(`/texts${location.pathname}`);
  const { data } = (await response.json()) as { readonly data: { readonly text: string } };
  place.replaceChildren();
  (location.pathname.startsWith('/html/') ? openHtml : openMarkdown)(place, data.text);
};

document.querySelector('button')?.addEventListener('click', () => void open());
