import { createContext, useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo } from 'react';

/** Ids of the popovers around a component, outermost first. */
export const PopoverStackContext = createContext<readonly string[]>([]);

const MODAL_OPENED = 'page-covered';

/** Notifies all popovers except those around the modal that a modal opens. */
export const announceModal = (stack: readonly string[]): void => {
  document.dispatchEvent(new CustomEvent(MODAL_OPENED, { detail: stack }));
};

/** Calls the listener with the popovers around the modal; returns the function that removes it. */
const onModalOpened = (listener: (stack: readonly string[]) => void): (() => void) => {
  const listen = (event: Event): void => listener((event as CustomEvent<readonly string[]>).detail);
  document.addEventListener(MODAL_OPENED, listen);
  return () => document.removeEventListener(MODAL_OPENED, listen);
};

/**
 * Registers a popover. `close` is called when a modal opens that was not opened from within the popover, because the
 * popover would cover it. Returns the stack for the popover's content, for `PopoverStackContext`.
 */
const usePopoverStack = (close: () => void): readonly string[] => {
  const stack = useContext(PopoverStackContext);
  const id = useId();
  useLayoutEffect(() => onModalOpened((around) => (around.includes(id) ? undefined : close())), [id, close]);
  return useMemo(() => [...stack, id], [stack, id]);
};

interface PopoverAnchor {
  /** Value of `PopoverStackContext` for the content. */
  readonly stack: readonly string[];
  /** Props of Ariakit's store: open while rendered. */
  readonly state: {
    readonly open: true;
    readonly placement: 'bottom-start' | 'bottom-end';
    readonly setOpen: (open: boolean) => void;
  };
  /** Props of the floating element. */
  readonly floating: {
    readonly gutter: number;
    readonly portal: true;
    readonly autoFocusOnHide: false;
    readonly hideOnInteractOutside: (event: Event) => boolean;
    readonly getAnchorRect: () => DOMRect;
  };
}

/**
 * State of a menu or popover that is open while it is rendered. Closes on Escape, a click outside, or when a modal
 * opens; the focus returns to the anchor unless another element has it.
 */
export const usePopoverAnchor = (anchor: HTMLElement, align: 'start' | 'end', onClose: () => void): PopoverAnchor => {
  useEffect(
    () => () => {
      if (document.activeElement === document.body || document.activeElement === null) anchor.focus();
    },
    [anchor],
  );
  const closeForModal = useCallback(() => {
    anchor.focus();
    onClose();
  }, [anchor, onClose]);
  return {
    stack: usePopoverStack(closeForModal),
    state: { open: true, placement: `bottom-${align}`, setOpen: (open) => (open ? undefined : onClose()) },
    floating: {
      gutter: 4,
      portal: true,
      autoFocusOnHide: false,
      hideOnInteractOutside: ({ target }) => !(target instanceof Node && anchor.contains(target)),
      getAnchorRect: () => anchor.getBoundingClientRect(),
    },
  };
};
