import type { OptionFields } from '../../kit';
import { relatedFlags } from '../../parts/fields/option-fields';

export const listM2aOptions: OptionFields = ({ t }) => relatedFlags(t);
