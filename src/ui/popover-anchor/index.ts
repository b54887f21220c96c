export { announceModal, PopoverStackContext, usePopoverAnchor } from './use-popover-anchor';
