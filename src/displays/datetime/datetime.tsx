import { useText, type DisplayProps } from '../../kit';
import { dateText } from './datetime.rules';

export const DatetimeDisplay = ({ value }: DisplayProps) => {
  const { locale } = useText();
  return <time dateTime={String(value)}>{dateText(String(value), locale.code)}</time>;
};
