export { Button, type ButtonProps, ButtonRow, type ButtonRowProps, type ButtonVariant } from './button';
