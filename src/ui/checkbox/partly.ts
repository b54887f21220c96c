/** For the `ref` of a box that is neither on nor off, which no attribute says. Takes it back when the box lets go of it. */
export const partly = (box: HTMLInputElement): (() => void) => {
  box.indeterminate = true;
  return () => {
    box.indeterminate = false;
  };
};
