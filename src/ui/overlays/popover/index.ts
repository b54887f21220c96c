export { AnchoredPopover, type AnchoredPopoverProps } from './anchored-popover';
