export { parseTemplate, renderTemplate, templateFields, valueAt, type TemplatePart } from './template';
