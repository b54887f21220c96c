import { EditorState, Selection, type Command, type Transaction } from 'prosemirror-state';
import type { Node as DocumentNode } from 'prosemirror-model';
import { EditorView } from 'prosemirror-view';
import { BehaviorSubject, type Observable } from 'rxjs';
import { equals } from '../../../kernel';
import type { Finder } from '../../../parts/fields/find-bar';
import { foundPlaces, type FoundPlaces } from '../../../parts/fields/find-bar/found-places.rules';
import type { NewImages } from '../../../parts/files/text-images';
import { installDefaultPolicy, type TextLanguage } from '../../../ui';
import { lossesOf } from '../document/losses';
import { openDocument, printBlocks, printDocument } from '../document/rich-document';
import classes from '../input-rich-text-html.module.css';
import { blockChanges, type BlockChange } from './block-changes.rules';
import { ClipboardEvents } from './clipboard-events';
import { findNext, findText, replaceAllFound, replaceFound, searchOf, searchOn } from './find';
import { ImageNodeView, opaqueView, type LoadedPicture, type NodeViewTexts } from './node-views';
import { editorPlugins, type KeyCalls } from './plugins';
import { readBlocksAhead } from './read-blocks-ahead';
import { activeTools } from './tools';

/** What surrounds the text: which tools are on, and what is told about it. */
export interface EditorFace {
  readonly active: readonly string[];
  readonly disabled: readonly string[];
  /** Null for a long text that has not been counted yet; while such a text is edited, those before. */
  readonly words: number | null;
  /** What the block with the caret loses by its first edit; see `lossesOf`. */
  readonly losses: readonly string[];
  /** Images that the last paste left out, because they are no addresses. */
  readonly droppedImages: number;
  readonly found: FoundPlaces;
}

export interface RichSettings {
  readonly readonly: boolean;
  /** Accessible name. */
  readonly name: string;
  readonly required: boolean;
  readonly invalid: boolean;
  /** Ids of the note and the error of the field. */
  readonly describedBy: string | undefined;
  readonly texts: NodeViewTexts;
  /** Of the reader, as a BCP 47 tag: words are counted by its rules. */
  readonly language: string;
  /** The language and direction of the text. */
  readonly textLanguage?: Partial<TextLanguage>;
}

/** What the editor asks its surroundings for. */
export interface RichCalls extends KeyCalls {
  readonly onText: (html: string) => void;
  readonly onSource: () => void;
  /** Images that were pasted or dropped; see `NewImages`. */
  readonly onImages: (images: NewImages) => void;
}

const EXTERNAL = 'external';

const blockStart = (doc: DocumentNode, index: number): number =>
  doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0);

const isExternal = (tr: Transaction): boolean => {
  const root = (tr.getMeta('appendedTransaction') as Transaction | undefined) ?? tr;
  return root.getMeta(EXTERNAL) === true;
};

/**
 * ProseMirror with a text of HTML. Texts are set without being reported; edits by a person are. Whatever they do not
 * touch is written back as it was.
 */
export class RichEditor implements Finder {
  private state: EditorState;
  private place: HTMLElement | null = null;
  private view: EditorView | null = null;
  private isDrawn = false;
  private settings: RichSettings | null = null;
  private calls: RichCalls | null = null;
  private text = '';
  private droppedImages = 0;
  private words: number | null = null;
  private stopReading: () => void = () => undefined;
  private readonly clipboard = new ClipboardEvents({
    state: () => this.state,
    isReadonly: () => this.isReadonly,
    apply: (tr) => this.apply(tr),
    insert: (tr, droppedImages) => {
      this.droppedImages = droppedImages;
      this.apply(tr);
      this.publish();
      this.view?.focus();
    },
    askForImages: (images) => this.calls?.onImages(images),
  });
  private readonly face: BehaviorSubject<EditorFace>;
  readonly face$: Observable<EditorFace>;

  constructor(private readonly picture: (id: string) => Observable<LoadedPicture>) {
    // ProseMirror assigns dropped HTML in a document of its own; the policy sanitises it.
    installDefaultPolicy();
    this.state = this.stateOf(openDocument(''));
    this.face = new BehaviorSubject(this.currentFace());
    this.face$ = this.face.asObservable();
  }

  listen(calls: RichCalls): void {
    this.calls = calls;
  }

  configure(settings: RichSettings): void {
    const isOtherLanguage = settings.language !== this.settings?.language;
    this.settings = settings;
    this.view?.setProps({});
    if (isOtherLanguage) this.readAhead();
    this.publish();
  }

  /** Shows the editor in an element, until the returned function is called. */
  mount(element: HTMLElement): () => void {
    this.place = element;
    this.show();
    return () => {
      this.place = null;
      this.hide();
    };
  }

  /**
   * Replaces the blocks that differ. Not reported. `undoable` for a text that a person has edited elsewhere; other texts
   * are not part of the history, and one without any common block begins a new one.
   */
  setText(html: string, undoable = false): void {
    if (html === this.text) return;
    const doc = openDocument(html);
    const changes = blockChanges(printBlocks(this.state.doc), printBlocks(doc));
    const isOther = changes.reduce((sum, { count }) => sum + count, 0) === this.state.doc.childCount;
    if (!undoable && isOther) {
      this.text = html;
      this.words = null;
      this.showOther(searchOn(this.stateOf(doc), searchOf(this.state)));
      return;
    }
    const partly = this.replacement(doc, changes);
    const all = [{ from: 0, count: this.state.doc.childCount, other: 0, otherCount: doc.childCount }];
    const tr = printDocument(partly.doc) === html ? partly : this.replacement(doc, all);
    this.text = html;
    this.update(this.state.apply(tr.setMeta(EXTERNAL, true).setMeta('addToHistory', undoable)));
  }

  run(command: Command): void {
    command(this.state, this.isReadonly ? undefined : (tr) => this.apply(tr), this.view ?? undefined);
    this.view?.focus();
  }

  /** For what is typed elsewhere into the text, such as an address. */
  get current(): EditorState {
    return this.state;
  }

  get selectedText(): string {
    const { from, to } = this.state.selection;
    return this.state.doc.textBetween(from, to, ' ');
  }

  find(text: string, matchesCase: boolean): void {
    this.showFound(findText(this.state, { text, matchesCase }));
  }

  findNext(step: 1 | -1): void {
    this.showFound(findNext(this.state, step));
  }

  /** Does nothing while the editor is read-only, as `replaceAllFound`. */
  replaceFound(text: string): void {
    if (!this.isReadonly) this.showFound(replaceFound(this.state, text));
  }

  replaceAllFound(text: string): void {
    if (!this.isReadonly) this.showFound(replaceAllFound(this.state, text));
  }

  focus(): void {
    this.view?.focus();
  }

  dispose(): void {
    this.stopReading();
    this.hide();
  }

  private get isReadonly(): boolean {
    return this.settings?.readonly !== false;
  }

  private get texts(): NodeViewTexts {
    return this.settings?.texts ?? { kept: '', keptHint: '', editSource: '', noPicture: '' };
  }

  private attributes(): Record<string, string> {
    const {
      name = '',
      required = false,
      invalid = false,
      describedBy,
      textLanguage: { lang, dir = 'auto' } = {},
    } = this.settings ?? {};
    return {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': name,
      class: classes['text'] ?? '',
      // A browser finds out the direction again for each node that is added below an element with 'auto'.
      ...(this.isDrawn && { dir }),
      ...(lang !== undefined && { lang }),
      ...(this.isReadonly && { 'aria-readonly': 'true', tabindex: '0' }),
      ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
      ...(required && { 'aria-required': 'true' }),
      ...(invalid && { 'aria-invalid': 'true' }),
    };
  }

  private apply(tr: Transaction): void {
    const { state, transactions } = this.state.applyTransaction(tr);
    const isEdit = transactions.some((each) => each.docChanged && !isExternal(each));
    if (isEdit && tr.getMeta('paste') !== true) this.droppedImages = 0;
    this.update(state);
    if (!isEdit) return;
    const text = printDocument(state.doc);
    if (text === this.text) return;
    this.text = text;
    this.calls?.onText(text);
  }

  private showFound(tr: Transaction): void {
    this.apply(tr);
    // ProseMirror scrolls only while it has the focus.
    this.view?.dom.querySelector(`.${classes['found-here']}`)?.scrollIntoView({ block: 'nearest' });
  }

  /** Draws another text apart from the page, where ProseMirror would have the browser lay it out on the way. */
  private showOther(state: EditorState): void {
    const hasFocus = this.view?.hasFocus() === true;
    this.hide();
    this.update(state);
    this.show();
    // The editor focuses itself only where it can be edited.
    if (hasFocus) this.view?.dom.focus({ preventScroll: true });
  }

  private show(): void {
    if (this.place === null) return;
    const dom = this.place.ownerDocument.createElement('div');
    dom.style.whiteSpace = 'pre-wrap';
    this.view = new EditorView(
      { mount: dom },
      {
        state: this.state,
        editable: () => this.settings?.readonly === false,
        attributes: () => this.attributes(),
        dispatchTransaction: (tr) => this.apply(tr),
        nodeViews: {
          image: (node) => new ImageNodeView(node, this.picture, this.texts),
          opaque: (node) => opaqueView(node, this.texts, this.isReadonly ? null : () => this.calls?.onSource()),
          opaque_inline: (node) => opaqueView(node, this.texts, null),
        },
        handleDOMEvents: {
          keydown: (_, event) => this.isReadonly && this.readonlyKey(event),
          ...this.clipboard.handlers,
        },
      },
    );
    this.isDrawn = true;
    this.view.setProps({});
    this.place.append(dom);
  }

  private hide(): void {
    const { view } = this;
    this.view = null;
    this.isDrawn = false;
    view?.destroy();
    view?.dom.remove();
  }

  private update(state: EditorState): void {
    const isOther = state.doc !== this.state.doc;
    this.state = state;
    this.view?.updateState(state);
    if (isOther) this.readAhead();
    this.publish();
  }

  /** Counts the words, and marks the blocks that lose something. */
  private readAhead(): void {
    this.stopReading();
    this.stopReading = readBlocksAhead(this.state.doc, this.settings?.language ?? 'en', (words) => {
      this.words = words;
      this.view?.setProps({});
      this.publish();
    });
  }

  private publish(): void {
    const face = this.currentFace();
    if (!equals(face, this.face.value)) this.face.next(face);
  }

  private currentFace(): EditorFace {
    const { doc, selection } = this.state;
    const block = doc.maybeChild(selection.$from.index(0));
    return {
      ...activeTools(this.state),
      words: this.words,
      losses: block === null || this.isReadonly ? [] : lossesOf(block),
      droppedImages: this.droppedImages,
      found: foundPlaces(searchOf(this.state)),
    };
  }

  private replacement(doc: DocumentNode, changes: readonly BlockChange[]): Transaction {
    const current = this.state.doc;
    const { tr } = this.state;
    for (const { from, count, other, otherCount } of changes.toReversed())
      tr.replaceWith(
        blockStart(current, from),
        blockStart(current, from + count),
        doc.children.slice(other, other + otherCount),
      );
    return tr.setDocAttribute('after', doc.attrs['after']);
  }

  /** ProseMirror offers keys to its plugins only while the text can be edited. */
  private readonlyKey(event: KeyboardEvent): boolean {
    if (event.key !== 'f' || !(event.ctrlKey || event.metaKey)) return false;
    event.preventDefault();
    this.calls?.onFind();
    return true;
  }

  private stateOf(doc: DocumentNode): EditorState {
    const plugins = editorPlugins({
      onDialog: (dialog) => this.calls?.onDialog(dialog),
      onFind: () => this.calls?.onFind(),
    });
    return EditorState.create({ doc, selection: Selection.atStart(doc), plugins });
  }
}
