import type { OptionFields } from '../../kit';
import { placeholderField } from '../../parts/fields/option-fields';

export const systemLanguageOptions: OptionFields = ({ t }) => [placeholderField(t)];
