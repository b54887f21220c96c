import { firstStop, isReachable } from './focus-places';

/** An element around the focused one, with its neighbours at that time; null for those that have left the page since. */
interface Step {
  readonly element: Element | null;
  readonly next: Element | null;
  readonly previous: Element | null;
  readonly isRegion: boolean;
}

/** The focused element and those around it, innermost first. */
type Place = readonly Step[];

/** Deeper than dialogs open over each other. */
const MAX_PLACES = 12;

/** Parts of the frame: when nothing is left in one of them but itself, its start is no place to go on from. */
const isRegion = (element: Element): boolean => element.matches('main, nav, aside, [data-over-page]');

const placeOf = (focused: Element): Place => {
  const steps: Step[] = [];
  for (let element: Element | null = focused; element !== null && element !== document.body;) {
    const [next, previous] = [element.nextElementSibling, element.previousElementSibling];
    steps.push({ element, next, previous, isRegion: isRegion(element) });
    element = element.parentElement;
  }
  return steps;
};

const TEXT_CONTROL = 'input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"]), textarea';

/** Levels from a button at the end of a text control to the box around both. */
const BOX_LEVELS = 4;

/** The text control that a button belonged to: one that cleared it, for instance. */
const ownTextControl = (place: Place, layer: Element): HTMLElement | null => {
  for (const { element } of place.slice(1, BOX_LEVELS)) {
    const control = [...(element?.children ?? [])].find((child) => child.matches(TEXT_CONTROL));
    if (control instanceof HTMLElement && layer.contains(control) && isReachable(control)) return control;
  }
  return null;
};

/** What is nearest to a place within `layer`; null when nothing around it is left. */
const nearest = (place: Place, layer: Element): HTMLElement | null => {
  const control = ownTextControl(place, layer);
  if (control !== null) return control;
  for (const { element, next, previous, isRegion: endsHere } of place) {
    if (endsHere) return null;
    for (const candidate of [element, next, previous]) {
      if (candidate === null || !layer.contains(candidate) || !isReachable(candidate)) continue;
      const stop = firstStop(candidate);
      if (stop !== null) return stop;
    }
  }
  return null;
};

const inPage = (element: Element | null): Element | null => (element?.isConnected === true ? element : null);

/** Without what has left the page: it would keep the page in memory, also after the user has signed out. */
const withoutRemoved = (place: Place): Place =>
  place.map(({ element, next, previous, ...step }) => ({
    ...step,
    element: inPage(element),
    next: inPage(next),
    previous: inPage(previous),
  }));

/** Where the focus has been, newest last. */
export class FocusTrail {
  private places: readonly Place[] = [];

  visit(focused: Element): void {
    const others = this.places.filter(([step]) => step?.element !== focused).map(withoutRemoved);
    this.places = [...others, placeOf(focused)].slice(-MAX_PLACES);
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
      if (place.some(({ element }) => element?.matches('main') === true && layer.contains(element))) return null;
    }
    return null;
  }
}
