import type { OptionFields } from '../../kit';
import { collectionFields } from '../../parts/fields/option-fields';

export const systemFieldTreeOptions: OptionFields = ({ t }) => collectionFields(t);
