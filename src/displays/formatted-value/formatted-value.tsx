import { perField, type DisplayProps } from '../../kit';
import { classNames, ownColor } from '../../ui';
import { formattedText, valueFormat } from './formatted-value.rules';
import classes from './formatted-value.module.css';

const formatOf = perField((_field, options: DisplayProps['options']) => valueFormat(options));

/** The value as text that somebody has dressed up. */
export const FormattedValueDisplay = ({ field, value, options }: DisplayProps) => {
  const format = formatOf(field, options);
  const text = formattedText(value, format);
  const { bold, font, color } = format;
  if (!bold && font === 'sans-serif' && color === null) return text;
  const coloured = ownColor(color, 'text');
  return (
    <span
      {...coloured}
      className={classNames(
        'className' in coloured && coloured.className,
        bold && classes['bold'],
        font !== 'sans-serif' && classes[font],
      )}
    >
      {text}
    </span>
  );
};
