import { fileTitle, decodeFile } from '../../domain/files';
import { lineText, flagOption } from '../../domain/values';
import type { DisplayProps } from '../../kit';
import { Thumbnail } from '../../parts/thumbnail';

/** A small picture by the name of its file. A bare key, of a file that may not be seen, stays one. */
export const ImageDisplay = ({ value, options }: DisplayProps) => {
  const file = decodeFile(value);
  if (file === null) return lineText(value);
  return <Thumbnail file={file} circle={flagOption(options, 'circle')} name={fileTitle(file)} />;
};
