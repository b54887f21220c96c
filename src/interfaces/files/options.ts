import type { OptionFields } from '../../kit';
import { relatedFlags, templateField } from '../../parts/fields/option-fields';

export const filesOptions: OptionFields = ({ related, t }) => [
  templateField('template', t('option_template'), related, t),
  ...relatedFlags(t),
];
