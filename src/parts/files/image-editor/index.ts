export { ImageEditor } from './image-editor';
export type { ImageEditorProps } from './image-editor-props';
