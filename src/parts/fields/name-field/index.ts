export { NameField, nameDenied, nameTooLong } from './name-field';
