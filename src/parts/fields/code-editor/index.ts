export { CodeArea } from './code-area';
export { CodeEditor, type CodeError, type CodeSettings, type PastedContent } from './code-editor';
export { CODE_LANGUAGES, type CodeLanguage } from './languages.rules';
export type { SelectedText, TextChange, TextCommand, TextEdit } from './text-edit.rules';
