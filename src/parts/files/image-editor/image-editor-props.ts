import type { FileDetails, FileInfo } from '../../../domain/files';

export interface ImageEditorProps {
  readonly file: Pick<FileInfo, 'id'>;
  /** The file as it is on the server after it was saved; `onClose` is called next. */
  readonly onSaved: (file: FileDetails) => void;
  readonly onClose: () => void;
}
