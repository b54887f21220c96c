import type { OptionFields } from '../../kit';
import { flagField } from '../../parts/fields/option-fields';

export const ratingDisplayOptions: OptionFields = ({ t }) => [flagField('simple', t('option_simple'))];
