export { announceModal, PopoverStackContext, usePopoverAnchor } from './use-popover-anchor';
export { useLandmarkPortal } from './use-landmark-portal';
