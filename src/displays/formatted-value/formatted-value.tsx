import { type Field, titleCase } from '../../domain/schema';
import { flagOption, groupsDigits, hexOption, isQuantity, lineText, textOption } from '../../domain/values';
import { formatDigits, formatSeconds, type Json, type JsonObject } from '../../kernel';
import { type DisplayProps, memoizeByField, useText } from '../../kit';
import { classNames, customColor } from '../../ui';
import classes from './formatted-value.module.css';

interface ValueFormat {
  readonly title: boolean;
  readonly bold: boolean;
  readonly font: 'sans-serif' | 'serif' | 'monospace';
  readonly color: string | null;
  readonly prefix: string;
  readonly suffix: string;
  /** Numbers are seconds, shown by hours, minutes and seconds. */
  readonly duration: boolean;
}

/** Earlier versions of the platform store the title option as `formatTitle`, later ones as `format`. */
export const valueFormat = (options: JsonObject): ValueFormat => {
  const font = textOption(options, 'font');
  return {
    title: flagOption(options, 'formatTitle') || flagOption(options, 'format'),
    bold: flagOption(options, 'bold'),
    font: font === 'serif' || font === 'monospace' ? font : 'sans-serif',
    color: hexOption(options, 'color'),
    prefix: textOption(options, 'prefix') ?? '',
    suffix: textOption(options, 'suffix') ?? '',
    duration: flagOption(options, 'duration'),
  };
};

const quantityText = (field: Field, value: Json, duration: boolean, locale: string): string => {
  const text = lineText(value);
  const seconds = duration && text.trim() !== '' ? Number(text) : NaN;
  return Number.isFinite(seconds) ? formatSeconds(seconds, locale) : formatDigits(text, locale, groupsDigits(field));
};

/** The text with prefix and suffix. Title case applies to texts only, separators of digits and durations to quantities. */
export const formattedText = (
  field: Field,
  value: Json,
  { title, prefix, suffix, duration }: ValueFormat,
  locale: string,
): string => {
  const text = isQuantity(field) ? quantityText(field, value, duration, locale) : lineText(value);
  return `${prefix}${title && typeof value === 'string' ? titleCase(text) : text}${suffix}`;
};

const formatOf = memoizeByField((_field, options: DisplayProps['options']) => valueFormat(options));

/** The value as text with configured case, affixes, font and colour. */
export const FormattedValueDisplay = ({ field, value, options }: DisplayProps) => {
  const format = formatOf(field, options);
  const text = formattedText(field, value, format, useText().locale.code);
  const { bold, font, color } = format;
  if (!bold && font === 'sans-serif' && color === null) return text;
  const colorProps = customColor(color, 'text');
  return (
    <span
      {...colorProps}
      className={classNames(
        'className' in colorProps && colorProps.className,
        bold && classes['bold'],
        font !== 'sans-serif' && classes[font],
      )}
    >
      {text}
    </span>
  );
};
