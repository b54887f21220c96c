import { firstStop, isReachable } from './focus-places';

/** An element around the focused one, with its neighbours at that time. */
interface Step {
  readonly element: Element;
  readonly next: Element | null;
  readonly previous: Element | null;
}

/** The focused element and those around it, innermost first. */
type Place = readonly Step[];

/** Deeper than dialogs open over each other. */
const MAX_PLACES = 12;

const placeOf = (focused: Element): Place => {
  const steps: Step[] = [];
  for (let element: Element | null = focused; element !== null && element !== document.body;) {
    steps.push({ element, next: element.nextElementSibling, previous: element.previousElementSibling });
    element = element.parentElement;
  }
  return steps;
};

/** Parts of the frame: when nothing is left in one of them but itself, its start is no place to go on from. */
const isRegion = (element: Element): boolean => element.matches('main, nav, aside, [data-over-page]');

const TEXT_CONTROL = 'input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"]), textarea';

/** Levels from a button at the end of a text control to the box around both. */
const BOX_LEVELS = 4;

/** The text control that a button belonged to: one that cleared it, for instance. */
const ownTextControl = (place: Place, layer: Element): HTMLElement | null => {
  for (const { element } of place.slice(1, BOX_LEVELS)) {
    const control = [...element.children].find((child) => child.matches(TEXT_CONTROL));
    if (control instanceof HTMLElement && layer.contains(control) && isReachable(control)) return control;
  }
  return null;
};

/** What is nearest to a place within `layer`; null when nothing around it is left. */
const nearest = (place: Place, layer: Element): HTMLElement | null => {
  const control = ownTextControl(place, layer);
  if (control !== null) return control;
  for (const { element, next, previous } of place) {
    if (isRegion(element)) return null;
    for (const candidate of [element, next, previous]) {
      if (candidate === null || !layer.contains(candidate) || !isReachable(candidate)) continue;
      const stop = firstStop(candidate);
      if (stop !== null) return stop;
    }
  }
  return null;
};

/** Where the focus has been, newest last. */
export class FocusTrail {
  private places: readonly Place[] = [];

  visit(focused: Element): void {
    this.places = [...this.places.filter(([step]) => step?.element !== focused), placeOf(focused)].slice(-MAX_PLACES);
  }

  /**
   * The control to go on from when the focused one is gone: in its place, else the next or previous one, else in what
   * surrounded them; else the same of the control focused before, as the opener of a dialog that has closed. Only within
   * `layer`; null for none.
   */
  next(layer: Element): HTMLElement | null {
    for (const place of this.places.toReversed()) {
      const stop = nearest(place, layer);
      if (stop !== null) return stop;
      // What was around it in the page is gone, and the controls before it are further away.
      if (place.some(({ element }) => element.matches('main') && layer.contains(element))) return null;
    }
    return null;
  }
}
