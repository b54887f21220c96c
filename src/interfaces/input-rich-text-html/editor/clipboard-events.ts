import { Selection, type EditorState, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { NewImages } from '../../../parts/files/text-images';
import { isNestedTooDeeply } from '../../../ui/content/html/nesting.rules';
import { copied, pasted, readPasted, type Pasted } from './clipboard';

/** The editor whose text is copied and pasted into. */
interface ClipboardTarget {
  readonly state: () => EditorState;
  readonly isReadonly: () => boolean;
  readonly apply: (tr: Transaction) => void;
  /** Applies what was pasted, and tells how many of its images were left out. */
  readonly insert: (tr: Transaction, droppedImages: number) => void;
  /** Asks what becomes of images that were pasted or dropped. */
  readonly askForImages: (images: NewImages) => void;
}

/** Copies, cuts, pastes and drops, in place of what ProseMirror does. */
export class ClipboardEvents {
  readonly handlers = {
    copy: (_view: EditorView, event: ClipboardEvent): boolean => this.copy(event),
    cut: (_view: EditorView, event: ClipboardEvent): boolean => this.copy(event) && this.cut(),
    paste: (_view: EditorView, event: ClipboardEvent): boolean =>
      event.clipboardData !== null && this.receive(event, event.clipboardData),
    drop: (view: EditorView, event: DragEvent): boolean => this.drop(view, event),
  };

  constructor(private readonly target: ClipboardTarget) {}

  private copy(event: ClipboardEvent): boolean {
    const state = this.target.state();
    if (state.selection.empty || event.clipboardData === null) return false;
    const { html, text } = copied(state);
    event.preventDefault();
    event.clipboardData.clearData();
    event.clipboardData.setData('text/html', html);
    event.clipboardData.setData('text/plain', text);
    return true;
  }

  private cut(): boolean {
    const { target } = this;
    if (!target.isReadonly())
      target.apply(target.state().tr.deleteSelection().scrollIntoView().setMeta('uiEvent', 'cut'));
    return true;
  }

  /**
   * What is nested too deeply is pasted as plain text. Texts without images are pasted at once; others when it has been
   * decided what becomes of their images.
   */
  private receive(event: Event, data: DataTransfer): boolean {
    const { target } = this;
    if (target.isReadonly()) return false;
    const html = data.getData('text/html');
    const isText = isNestedTooDeeply(html);
    const found = isText ? null : readPasted(html, [...data.files]);
    if (found === null && !isText) return false;
    event.preventDefault();
    if (found === null) target.apply(target.state().tr.insertText(data.getData('text/plain')).scrollIntoView());
    else if (found.images.length === 0) this.insert(found, []);
    else
      target.askForImages({
        files: found.images.map(({ file }) => file),
        insert: (addresses) => this.insert(found, addresses),
      });
    return true;
  }

  private insert({ html, images }: Pasted, addresses: readonly (string | null)[]): void {
    const stored = images.flatMap(({ source }, index) => {
      const address = addresses[index] ?? null;
      return address === null ? [] : [[source, address] as const];
    });
    const { transaction, droppedImages } = pasted(this.target.state(), html, new Map(stored));
    this.target.insert(transaction, droppedImages);
  }

  /** What is dragged within the text is moved by ProseMirror. */
  private drop(view: EditorView, event: DragEvent): boolean {
    const { target } = this;
    if (view.dragging !== null || event.dataTransfer === null || target.isReadonly()) return false;
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
    const { doc, tr } = target.state();
    if (at !== null) target.apply(tr.setSelection(Selection.near(doc.resolve(at.pos))));
    return this.receive(event, event.dataTransfer);
  }
}
