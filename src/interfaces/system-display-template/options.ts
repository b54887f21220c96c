import type { OptionFields } from '../../kit';
import { collectionFields } from '../../parts/fields/option-fields';

export const systemDisplayTemplateOptions: OptionFields = ({ t }) => collectionFields(t);
