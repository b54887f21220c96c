export { EditorFrame } from './editor-frame';
