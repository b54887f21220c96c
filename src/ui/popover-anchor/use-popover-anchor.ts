import { createContext, useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo } from 'react';

/** The ids of all that floats around here, the outermost first. */
export const PopoverStackContext = createContext<readonly string[]>([]);

const MODAL_OPENED = 'page-covered';

/** Tells what floats, `around` excepted, that something opens over the page. */
export const announceModal = (around: readonly string[]): void => {
  document.dispatchEvent(new CustomEvent(MODAL_OPENED, { detail: around }));
};

/** Calls `hear` with what is excepted, until the returned function is called. */
const onModalOpened = (hear: (around: readonly string[]) => void): (() => void) => {
  const listen = (event: Event): void => hear((event as CustomEvent<readonly string[]>).detail);
  document.addEventListener(MODAL_OPENED, listen);
  return () => document.removeEventListener(MODAL_OPENED, listen);
};

/**
 * Something that floats above all else. It is given up when something opens over the page that was not opened from within
 * it, or the two would stand above each other. Returns what its content has around it, for `PopoverStackContext`.
 */
const usePopoverStack = (giveUp: () => void): readonly string[] => {
  const around = useContext(PopoverStackContext);
  const id = useId();
  useLayoutEffect(() => onModalOpened((excepted) => (excepted.includes(id) ? undefined : giveUp())), [id, giveUp]);
  return useMemo(() => [...around, id], [around, id]);
};

interface PopoverAnchor {
  /** What its content has around it. */
  readonly stack: readonly string[];
  /** For the store: it is open for as long as it is rendered. */
  readonly state: {
    readonly open: true;
    readonly placement: 'bottom-start' | 'bottom-end';
    readonly setOpen: (open: boolean) => void;
  };
  /** For what floats. */
  readonly floating: {
    readonly gutter: number;
    readonly portal: true;
    readonly autoFocusOnHide: false;
    readonly hideOnInteractOutside: (event: Event) => boolean;
    readonly getAnchorRect: () => DOMRect;
  };
}

/** Something open beside what opened it, until a click elsewhere, Escape, or something over the page. The focus goes back there unless it has been led elsewhere. */
export const usePopoverAnchor = (anchor: HTMLElement, align: 'start' | 'end', onClose: () => void): PopoverAnchor => {
  useEffect(
    () => () => {
      if (document.activeElement === document.body || document.activeElement === null) anchor.focus();
    },
    [anchor],
  );
  const giveUp = useCallback(() => {
    anchor.focus();
    onClose();
  }, [anchor, onClose]);
  return {
    stack: usePopoverStack(giveUp),
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
