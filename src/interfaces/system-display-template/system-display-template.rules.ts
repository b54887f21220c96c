import type { FieldRules } from '../../parts/fields/field-picker';
import { TEMPLATE_FIELDS } from '../../parts/fields/template-input';

/** The fields of templates, of the collection and of the items that it points to (spec 002, 11: depth 2). */
export const templateFields: FieldRules = {
  canPick: TEMPLATE_FIELDS.canPick,
  canExpand: (step, parents) => parents.length === 0 && TEMPLATE_FIELDS.canExpand(step),
};
