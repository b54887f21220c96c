export { FileField, ImageField } from './file-field';
export { FilesField } from './files-field';
