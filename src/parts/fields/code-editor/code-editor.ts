import { indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { Annotation, Compartment, EditorState, type Extension, Prec, type Text } from '@codemirror/state';
import { EditorView, keymap, lineNumbers, placeholder } from '@codemirror/view';
import { minimalSetup } from 'codemirror';
import type { TextLanguage } from '../../../ui';
import type { Finder } from '../find-bar';
import { type FoundPlaces, foundPlaces } from '../find-bar/found-places.rules';
import { editorTheme, escapeReleasesTab } from './editor-theme';
import { findNext, findText, foundText, replaceAllFound, replaceFound } from './find-places';
import type { CodeLanguage } from './languages.rules';
import { lineDirections } from './line-directions';
import { lineBreaks, textWithBreaks, withLineBreaksOf } from './line-breaks';
import { loadLanguage } from './load-language';
import { differenceOf, type SelectedText, type TextCommand } from './text-edit.rules';

export interface CodeSettings {
  readonly language: CodeLanguage;
  readonly lineNumbers: boolean;
  readonly readonly: boolean;
  /** Accessible name. */
  readonly name: string;
  readonly required: boolean;
  readonly invalid: boolean;
  /** Label of the placeholder for a control character. */
  readonly controlCharacterLabel: string;
  /** Text for readers, not code: each line has the direction of its words, and the spelling is checked. */
  readonly prose?: boolean | undefined;
  readonly placeholder?: string | undefined;
  /** Called with what is pasted, and with files that are dropped, at the caret. True if it has been dealt with. */
  readonly onPaste?: ((pasted: PastedContent) => boolean) | undefined;
  /** Called when the selection or the text has changed, with the selected lines and those beside them. */
  readonly onSelection?: ((near: SelectedText) => void) | undefined;
  /** The language of the text, and the direction of prose; code is left to right. */
  readonly textLanguage?: Partial<TextLanguage> | undefined;
  /** Keys in the notation of CodeMirror, such as 'Mod-b', and what they do. */
  readonly keys?: readonly { readonly key: string; readonly run: () => void }[] | undefined;
}

export interface PastedContent {
  readonly text: string;
  readonly files: readonly File[];
}

/** Position of a syntax error, counted from 1, and its message. */
export interface CodeError {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

const INDENT = '    ';
const HINT = 'hint';

/** What finding asks its surroundings for. */
interface FindCalls {
  /** The bar is to be shown. */
  readonly onOpen: () => void;
  readonly onFound: (found: FoundPlaces) => void;
}

/** Marks a transaction caused by new props and not by the user. */
const externalChange = Annotation.define<true>();

const attributesOf = ({
  name,
  required,
  invalid,
  prose = false,
  textLanguage: { lang, dir } = {},
}: CodeSettings): Record<string, string> => ({
  'aria-label': name,
  'aria-describedby': HINT,
  ...(prose ? { spellcheck: 'true', autocorrect: 'on', autocapitalize: 'on' } : { autocapitalize: 'off' }),
  ...(lang !== undefined && { lang }),
  ...(prose && dir !== undefined && { dir }),
  ...(required && { 'aria-required': 'true' }),
  ...(invalid && { 'aria-invalid': 'true' }),
  tabindex: '0',
});

/** Longer selections are not passed on, since this happens for each key. */
const MAX_NEAR_LENGTH = 20_000;

const selectionNear = ({ doc, selection: { main } }: EditorState): SelectedText => {
  const from = doc.line(Math.max(1, doc.lineAt(main.from).number - 1)).from;
  const { to } = doc.line(Math.min(doc.lines, doc.lineAt(main.to).number + 1));
  if (to - from > MAX_NEAR_LENGTH) return { text: '', from: 0, to: 0 };
  return { text: doc.sliceString(from, to), from: main.from - from, to: main.to - from };
};

/** Offers what is pasted or dropped to the settings before the editor takes it. */
const pasteHandler = (onPaste: (pasted: PastedContent) => boolean): Extension =>
  EditorView.domEventHandlers({
    paste: ({ clipboardData: data }, { state }) =>
      data !== null && !state.readOnly && onPaste({ text: data.getData('text/plain'), files: [...data.files] }),
    drop: ({ dataTransfer: data, clientX: x, clientY: y }, view) => {
      if (data === null || data.files.length === 0 || view.state.readOnly) return false;
      const anchor = view.posAtCoords({ x, y });
      if (anchor !== null) view.dispatch({ selection: { anchor } });
      return onPaste({ text: '', files: [...data.files] });
    },
  });

const extensionsOf = (settings: CodeSettings): Extension => [
  settings.lineNumbers ? lineNumbers() : [],
  settings.prose === true && (settings.textLanguage?.dir ?? 'auto') === 'auto' ? lineDirections : [],
  settings.placeholder === undefined ? [] : placeholder(settings.placeholder),
  Prec.high(
    keymap.of(
      (settings.keys ?? []).map(({ key, run }) => ({
        key,
        preventDefault: true,
        run: () => {
          run();
          return true;
        },
      })),
    ),
  ),
  EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
    if (docChanged || selectionSet) settings.onSelection?.(selectionNear(state));
  }),
  settings.onPaste === undefined ? [] : pasteHandler(settings.onPaste),
  EditorState.readOnly.of(settings.readonly),
  EditorView.editable.of(!settings.readonly),
  EditorState.phrases.of({ 'Control character': settings.controlCharacterLabel }),
  EditorView.contentAttributes.of(attributesOf(settings)),
];

/** Marks the character at the position, or the last one of the line where the position is beyond its end. */
const diagnosticsOf = ({ line, column, message }: CodeError, doc: Text): readonly Diagnostic[] => {
  if (line > doc.lines) return [];
  const { from: start, to: end } = doc.line(line);
  const at = Math.min(start + column - 1, Math.max(start, end - 1));
  return [{ from: at, to: Math.min(at + 1, end), severity: 'error', message }];
};

/**
 * CodeMirror in a shadow root. Only there does it use constructed style sheets, which a content security policy without
 * inline styles allows. Tab indents; Escape followed by Tab leaves the editor.
 */
export class CodeEditor implements Finder {
  private readonly view: EditorView;
  private readonly settings = new Compartment();
  private readonly language = new Compartment();
  private readonly hint: HTMLElement;
  private settingsExtension: Extension = [];
  private activeLanguage: CodeLanguage = 'plain';
  private languageExtension: Extension = [];
  private initialized = false;
  private onText: (text: string) => void = () => undefined;
  private findCalls: FindCalls | null = null;

  constructor(private readonly host: HTMLElement) {
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    this.hint = root.ownerDocument.createElement('p');
    this.hint.id = HINT;
    this.hint.hidden = true;
    this.view = new EditorView({ state: this.stateOf(''), root });
    root.replaceChildren(this.view.dom, this.hint);
  }

  /** The text with the line breaks that it came with. */
  get text(): string {
    return textWithBreaks(this.view.state);
  }

  get lineCount(): number {
    return this.view.state.doc.lines;
  }

  get selectedText(): string {
    const { from, to } = this.view.state.selection.main;
    return this.view.state.sliceDoc(from, to);
  }

  /** What scrolls, for views that scroll in step. */
  get scroller(): HTMLElement {
    return this.view.scrollDOM;
  }

  /** Sets the callback for edits by the user. Changes through `setText` are not reported. */
  listen(onText: (text: string) => void): void {
    this.onText = onText;
  }

  listenToFinding(calls: FindCalls): void {
    this.findCalls = calls;
  }

  /** Asks for the bar, as Control+F does. */
  openFind(): void {
    this.findCalls?.onOpen();
  }

  find(text: string, matchesCase: boolean): void {
    this.view.dispatch(findText(this.view.state, { text, matchesCase }));
  }

  findNext(step: 1 | -1): void {
    this.view.dispatch(findNext(this.view.state, step));
  }

  /** Does nothing while the editor is read-only, as `replaceAllFound`. */
  replaceFound(text: string): void {
    if (!this.view.state.readOnly) this.view.dispatch(replaceFound(this.view.state, text));
  }

  replaceAllFound(text: string): void {
    if (!this.view.state.readOnly) this.view.dispatch(replaceAllFound(this.view.state, text));
  }

  /** Shows another text. Not reported to the listener, but undoable; the caret stays where the texts are the same. */
  setText(text: string): void {
    if (text === this.text) return;
    if (this.initialized) {
      const { state } = this.view;
      this.view.dispatch({
        changes: differenceOf(state.doc.toString(), state.toText(text).toString()),
        effects: withLineBreaksOf(text),
        annotations: externalChange.of(true),
      });
    } else this.view.setState(this.stateOf(text));
    this.initialized = true;
  }

  /** Replaces the text as an edit by the user: reported to the listener, undoable, and focuses the editor. */
  replaceText(text: string): void {
    this.view.dispatch({
      changes: { from: 0, to: this.view.state.doc.length, insert: this.view.state.toText(text) },
      userEvent: 'input',
    });
    this.view.focus();
  }

  /** Edits the text and the selection as the user would, and focuses the editor. Does nothing while it is read-only. */
  run(command: TextCommand): void {
    const { state } = this.view;
    const edit = state.readOnly
      ? null
      : command({ text: state.doc.toString(), from: state.selection.main.from, to: state.selection.main.to });
    if (edit !== null)
      this.view.dispatch({
        changes: [...edit.changes],
        selection: { anchor: edit.from, head: edit.to },
        userEvent: 'input',
        scrollIntoView: true,
      });
    this.view.focus();
  }

  configure(settings: CodeSettings): void {
    this.settingsExtension = extensionsOf(settings);
    this.view.dispatch({ effects: this.settings.reconfigure(this.settingsExtension) });
    this.loadHighlighting(settings.language);
  }

  annotate(hint: string, error: CodeError | null): void {
    this.hint.textContent = hint;
    this.view.dispatch(
      setDiagnostics(this.view.state, error === null ? [] : diagnosticsOf(error, this.view.state.doc)),
    );
  }

  /** The line at the top of what is visible, counted from 0; its fraction is how much of the line is above. */
  get topLine(): number {
    const { scrollTop } = this.view.scrollDOM;
    const block = this.view.lineBlockAtHeight(scrollTop - this.view.documentPadding.top);
    const above = Math.max(0, scrollTop - this.view.documentPadding.top - block.top);
    return this.view.state.doc.lineAt(block.from).number - 1 + (block.height === 0 ? 0 : above / block.height);
  }

  /** Scrolls to a line as `topLine` reports it. */
  scrollToLine(line: number): void {
    const { doc } = this.view.state;
    const number = Math.min(Math.max(0, Math.floor(line)), doc.lines - 1);
    const block = this.view.lineBlockAt(doc.line(number + 1).from);
    this.view.scrollDOM.scrollTop = block.top + this.view.documentPadding.top + (line - number) * block.height;
  }

  focus(): void {
    this.view.focus();
  }

  dispose(): void {
    this.view.destroy();
  }

  private loadHighlighting(language: CodeLanguage): void {
    if (language === this.activeLanguage) return;
    this.activeLanguage = language;
    // At once: the next text may be one that takes too long to colour.
    if (language === 'plain') this.highlight([]);
    else
      void loadLanguage(language).then((loaded) => {
        if (this.activeLanguage === language) this.highlight(loaded);
      });
  }

  private highlight(language: Extension): void {
    this.languageExtension = language;
    this.view.dispatch({ effects: this.language.reconfigure(language) });
  }

  /** Without a bar, the browser finds. */
  private keyFind(): boolean {
    this.openFind();
    return this.findCalls !== null;
  }

  private stateOf(text: string): EditorState {
    return EditorState.create({
      doc: text,
      extensions: [
        lineBreaks(text),
        keymap.of([indentWithTab, { key: 'Mod-f', run: () => this.keyFind() }]),
        foundText,
        escapeReleasesTab(this.host),
        minimalSetup,
        bracketMatching(),
        indentOnInput(),
        indentUnit.of(INDENT),
        EditorState.tabSize.of(INDENT.length),
        EditorView.lineWrapping,
        editorTheme,
        this.language.of(this.languageExtension),
        this.settings.of(this.settingsExtension),
        EditorView.updateListener.of(({ docChanged, transactions, startState, state }) => {
          const search = state.field(foundText);
          if (search !== startState.field(foundText)) this.findCalls?.onFound(foundPlaces(search));
          if (docChanged && !transactions.some((each) => each.annotation(externalChange))) this.onText(this.text);
        }),
      ],
    });
  }
}
