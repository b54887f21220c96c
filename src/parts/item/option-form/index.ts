export { ContributionOptions } from './contribution-options';
export { OptionForm, type OptionFormProps } from './option-form';
