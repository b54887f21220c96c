const GAP = 6;
const MARGIN = 8;

/** Puts a floating element below its anchor, above where there is no room, and inside the window. In pixels. */
export const positionTooltip = (floating: HTMLElement, anchor: Element): void => {
  const { width, height } = floating.getBoundingClientRect();
  const box = anchor.getBoundingClientRect();
  const below = box.bottom + GAP;
  const top = below + height + MARGIN > window.innerHeight ? box.top - GAP - height : below;
  const centred = box.left + box.width / 2 - width / 2;
  const left = Math.min(Math.max(centred, MARGIN), Math.max(window.innerWidth - width - MARGIN, MARGIN));
  floating.style.insetBlockStart = `${top}px`;
  floating.style.setProperty('left', `${left}px`);
};
