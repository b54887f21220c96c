import type { OptionFields } from '../../kit';
import { choiceField, iconField, placeholderField, templateField } from '../../parts/fields/option-fields';

export const selectDropdownM2oOptions: OptionFields = ({ related, t }) => [
  templateField('template', t('option_template'), related, t),
  choiceField(
    'mode',
    t('option_mode'),
    { auto: t('option_mode_auto'), dropdown: t('option_mode_dropdown'), modal: t('option_mode_modal') },
    'auto',
  ),
  iconField('icon', t('option_icon')),
  placeholderField(t),
];
