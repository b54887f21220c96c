import { fileTitle, decodeFile } from '../../domain/files';
import { lineText, flagOption } from '../../domain/values';
import type { DisplayProps } from '../../kit';
import { Thumbnail } from '../../parts/fields/thumbnail';

/** A thumbnail with the file title. The bare key of a file without read access is shown as text. */
export const ImageDisplay = ({ value, options }: DisplayProps) => {
  const file = decodeFile(value);
  if (file === null) return lineText(value);
  return <Thumbnail file={file} circle={flagOption(options, 'circle')} name={fileTitle(file)} />;
};
