import { indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { Annotation, Compartment, EditorState, type Extension, type Text } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { minimalSetup } from 'codemirror';
import { codeTheme, escapeReleasesTab, loadLanguage } from './code-extensions';
import { lineBreakOf, type CodeLanguage } from './code.rules';

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
}

/** Position of a syntax error, counted from 1, and its message. */
export interface CodeError {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

const INDENT = '    ';
const HINT = 'hint';
const ANY_BREAK = /\r\n?|\n/g;

/** Marks a transaction caused by new props and not by the user. */
const externalChange = Annotation.define<true>();

const attributesOf = ({ name, required, invalid, readonly }: CodeSettings): Record<string, string> => ({
  'aria-label': name,
  'aria-describedby': HINT,
  autocapitalize: 'off',
  ...(required && { 'aria-required': 'true' }),
  ...(invalid && { 'aria-invalid': 'true' }),
  ...(readonly && { tabindex: '0' }),
});

const extensionsOf = (settings: CodeSettings): Extension => [
  settings.lineNumbers ? lineNumbers() : [],
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
export class CodeEditor {
  private readonly view: EditorView;
  private readonly settings = new Compartment();
  private readonly language = new Compartment();
  private readonly hint: HTMLElement;
  private settingsExtension: Extension = [];
  private activeLanguage: CodeLanguage = 'plain';
  private languageExtension: Extension = [];
  private initialized = false;
  private onText: (text: string) => void = () => undefined;

  constructor(private readonly host: HTMLElement) {
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    this.hint = root.ownerDocument.createElement('p');
    this.hint.id = HINT;
    this.hint.hidden = true;
    this.view = new EditorView({ state: this.stateOf(''), root });
    root.replaceChildren(this.view.dom, this.hint);
  }

  get text(): string {
    return this.view.state.sliceDoc();
  }

  /** Sets the callback for edits by the user. Changes through `setText` are not reported. */
  listen(onText: (text: string) => void): void {
    this.onText = onText;
  }

  /** Replaces the text if it differs. Not reported to the listener, but undoable. */
  setText(text: string): void {
    if (text === this.text) return;
    if (!this.initialized || lineBreakOf(text) !== this.view.state.lineBreak) this.view.setState(this.stateOf(text));
    else
      this.view.dispatch({
        changes: { from: 0, to: this.view.state.doc.length, insert: text },
        annotations: externalChange.of(true),
      });
    this.initialized = true;
  }

  /** Replaces the text as an edit by the user: reported to the listener, undoable, and focuses the editor. */
  replaceText(text: string): void {
    const insert = text.replace(ANY_BREAK, this.view.state.lineBreak);
    this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert }, userEvent: 'input' });
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

  focus(): void {
    this.view.focus();
  }

  dispose(): void {
    this.view.destroy();
  }

  private loadHighlighting(language: CodeLanguage): void {
    if (language === this.activeLanguage) return;
    this.activeLanguage = language;
    void loadLanguage(language).then((loaded) => {
      if (this.activeLanguage !== language) return;
      this.languageExtension = loaded;
      this.view.dispatch({ effects: this.language.reconfigure(loaded) });
    });
  }

  private stateOf(text: string): EditorState {
    const lineBreak = lineBreakOf(text);
    return EditorState.create({
      doc: text,
      extensions: [
        EditorState.lineSeparator.of(lineBreak),
        keymap.of([indentWithTab]),
        escapeReleasesTab(this.host),
        minimalSetup,
        bracketMatching(),
        indentOnInput(),
        indentUnit.of(INDENT),
        EditorState.tabSize.of(INDENT.length),
        EditorView.lineWrapping,
        EditorView.clipboardInputFilter.of((pasted) => pasted.replace(ANY_BREAK, lineBreak)),
        codeTheme,
        this.language.of(this.languageExtension),
        this.settings.of(this.settingsExtension),
        EditorView.updateListener.of(({ docChanged, transactions }) => {
          if (docChanged && !transactions.some((each) => each.annotation(externalChange))) this.onText(this.text);
        }),
      ],
    });
  }
}
