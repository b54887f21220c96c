export { Button, type ButtonProps, type ButtonVariant } from './button';
export { ButtonRow, type ButtonRowProps } from './button-row';
