import type { OptionFields } from '../../kit';
import { flagField } from '../../parts/fields/option-fields';

export const imageDisplayOptions: OptionFields = ({ t }) => [flagField('circle', t('option_circle'))];
