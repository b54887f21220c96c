/** An element that is moved in the page loses the focus; this gives it back once the move is done. */
export const restoreFocusAfterMove = (element: HTMLElement): void => {
  requestAnimationFrame(() => element.focus());
};
