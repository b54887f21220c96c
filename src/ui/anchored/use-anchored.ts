import { useCallback, useEffect } from 'react';
import { useFloat } from './use-float';

interface Anchored {
  /** What its content has around it. */
  readonly around: readonly string[];
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
export const useAnchored = (anchor: HTMLElement, align: 'start' | 'end', onClose: () => void): Anchored => {
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
    around: useFloat(giveUp),
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
