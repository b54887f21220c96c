export { TemplateInput } from './template-input';
