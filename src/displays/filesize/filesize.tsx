import { fileSizeText, lineText } from '../../domain/values';
import { type DisplayProps, useText } from '../../kit';

export const FilesizeDisplay = ({ value }: DisplayProps) => {
  const { locale } = useText();
  return fileSizeText(value, locale.code) ?? lineText(value);
};
