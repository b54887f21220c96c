import type { OptionFields } from '../../kit';
import { flagField } from '../../parts/fields/option-fields';

export const mimeTypeDisplayOptions: OptionFields = ({ t }) => [flagField('showAsExtension', t('option_extension'))];
