export { CodeArea } from './code-area';
export { CodeEditor, type CodeError, type CodeSettings } from './code-editor';
export type { CodeLanguage } from './languages';
export type { SelectedText, TextChange, TextCommand, TextEdit } from './text-edit';
