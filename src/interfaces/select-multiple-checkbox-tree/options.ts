import type { JsonObject } from '../../kernel';
import type { OptionFields, Translate } from '../../kit';
import { boxIconFields, choiceField, choicesField, colorField } from '../../parts/fields/option-fields';

/** The choices below another one, which have further members. */
const childrenField = (t: Translate, more: readonly JsonObject[]): JsonObject => ({
  ...choicesField(t, more),
  field: 'children',
  name: t('option_choices_below'),
});

export const selectMultipleCheckboxTreeOptions: OptionFields = ({ t }) => [
  choicesField(t, [childrenField(t, [childrenField(t, [])])]),
  choiceField(
    'valueCombining',
    t('option_combining'),
    {
      all: t('option_combining_all'),
      branch: t('option_combining_branch'),
      leaf: t('option_combining_leaf'),
      indeterminate: t('option_combining_indeterminate'),
      exclusive: t('option_combining_exclusive'),
    },
    'all',
  ),
  colorField('color', t('option_color')),
  ...boxIconFields(t),
];
