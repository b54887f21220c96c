import { lineText } from '../../domain/values';
import { useText, type DisplayProps } from '../../kit';
import { fileSizeText } from './filesize.rules';

export const FilesizeDisplay = ({ value }: DisplayProps) => {
  const { locale } = useText();
  return fileSizeText(value, locale.code) ?? lineText(value);
};
