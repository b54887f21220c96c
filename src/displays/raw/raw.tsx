import { groupsDigits, lineText } from '../../domain/values';
import { formatDigits } from '../../kernel';
import { type DisplayProps, useText } from '../../kit';
import { isUnformatted } from './raw.rules';

const Quantity = ({ field, value }: Pick<DisplayProps, 'field' | 'value'>) =>
  formatDigits(lineText(value), useText().locale.code, groupsDigits(field));

/** The unformatted value as text. Numbers of fields without a display are written as the language does. */
export const RawDisplay = ({ field, value }: DisplayProps) =>
  isUnformatted(field) ? lineText(value) : <Quantity field={field} value={value} />;
