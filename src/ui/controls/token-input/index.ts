export { TokenInput, type TokenInputProps } from './token-input';
