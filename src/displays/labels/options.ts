import type { JsonObject } from '../../kernel';
import type { OptionFields, Translate } from '../../kit';
import { choicesField, colorField, flagField } from '../../parts/fields/option-fields';

const labelColors = (t: Translate, foreground: string, background: string): readonly JsonObject[] => [
  colorField(foreground, t('option_foreground')),
  colorField(background, t('option_background')),
];

export const labelsDisplayOptions: OptionFields = ({ t }) => [
  flagField('format', t('option_format_title'), true),
  flagField('showAsDot', t('option_dot')),
  ...labelColors(t, 'defaultForeground', 'defaultBackground'),
  choicesField(t, labelColors(t, 'foreground', 'background')),
];
