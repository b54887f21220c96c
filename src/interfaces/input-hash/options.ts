import type { OptionFields } from '../../kit';
import { flagField, placeholderField } from '../../parts/fields/option-fields';

export const inputHashOptions: OptionFields = ({ t }) => [placeholderField(t), flagField('masked', t('option_masked'))];
