import type { OptionFields } from '../../kit';
import { relatedFlags, templateField } from '../../parts/fields/option-fields';

export const listO2mTreeViewOptions: OptionFields = ({ related, t }) => [
  templateField('displayTemplate', t('option_template'), related, t),
  ...relatedFlags(t),
];
