import type { OptionFields } from '../../kit';
import { flagField } from '../../parts/fields/option-fields';

export const collectionDisplayOptions: OptionFields = ({ t }) => [flagField('icon', t('option_show_icon'), true)];
