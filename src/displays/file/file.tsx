import { fileTitle, fileTypeLabel, decodeFile } from '../../domain/files';
import { lineText } from '../../domain/values';
import type { DisplayProps } from '../../kit';
import { Thumbnail } from '../../parts/fields/thumbnail';
import classes from './file.module.css';

/** A file as a thumbnail or type icon, with its extension and title. */
export const FileDisplay = ({ value }: DisplayProps) => {
  const file = decodeFile(value);
  if (file === null) return lineText(value);
  const kind = fileTypeLabel(file.type, file.filename_download);
  return (
    <span className={classes['file']} title={fileTitle(file)}>
      <Thumbnail file={file} name="" />
      {kind === null ? null : <span className={classes['kind']}>{kind}</span>}
      <span className={classes['name']}>{fileTitle(file)}</span>
    </span>
  );
};
