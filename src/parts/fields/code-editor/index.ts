export { CodeArea } from './code-area';
export type { CodeEditor, CodeError, CodeSettings } from './code-editor';
