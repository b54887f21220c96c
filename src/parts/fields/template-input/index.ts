export { DISPLAY_TEMPLATE_FIELDS } from './segments.rules';
export { TemplateEditor, TemplateInput } from './template-input';
