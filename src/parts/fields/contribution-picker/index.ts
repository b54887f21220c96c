export { ContributionPicker } from './contribution-picker';
