/** A button, a link or a field that the open page shows. */
export interface PageControl {
  readonly kind: 'button' | 'field';
  /** The accessible name. */
  readonly name: string;
  /** The name of the field that a button belongs to. */
  readonly field: string | undefined;
  /** The address that a link leads to; undefined for all else. */
  readonly href: string | undefined;
  readonly use: () => void;
}

/** Content, navigation and sidebar. The module bar has the modules and actions of the frame, which are registered. */
const PLACES = '#main, #main ~ aside, [data-navigation]';

const BUTTONS = 'button:not(:disabled), [role=button], summary, header a[href]';

/** Rows are reached by the keys of their list; breadcrumbs by the entries of what they lead to. */
const NOT_LISTED = 'tbody, [role=row], [role=treeitem], [role=option], nav ol, [data-opens-palette]';

const CONTROLS = 'input, textarea, select, button:not([aria-haspopup=menu]), [contenteditable="true"], [tabindex="0"]';

/** Texts of an element without those that screen readers skip. */
const textsOf = (node: Node): readonly string[] => {
  if (node instanceof Text) return [node.data];
  if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return [];
  return [...node.childNodes].flatMap(textsOf);
};

const nameOf = (element: Element): string => {
  const labelledBy = element.getAttribute('aria-labelledby');
  const label = labelledBy === null ? null : document.getElementById(labelledBy);
  const given = element.getAttribute('aria-label');
  const text = given ?? textsOf(label ?? element).join(' ');
  return text.replace(/\s+/g, ' ').trim();
};

const isUsable = (element: HTMLElement): boolean =>
  element.checkVisibility() && element.getAttribute('aria-disabled') !== 'true' && element.closest(NOT_LISTED) === null;

const fieldOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>('#main [data-field]');

/** A field whose control is not rendered yet renders it when its button gets the focus. */
const focusField = (group: HTMLElement): void => {
  const label = group.querySelector('label');
  const labelled = label?.htmlFor ? document.getElementById(label.htmlFor) : null;
  group.scrollIntoView({ block: 'center' });
  (labelled ?? group.querySelector<HTMLElement>(CONTROLS))?.focus({ preventScroll: true });
};

const buttonsIn = (place: Element): readonly PageControl[] =>
  [...place.querySelectorAll<HTMLElement>(BUTTONS)].filter(isUsable).map((element) => {
    const group = fieldOf(element);
    return {
      kind: 'button',
      name: nameOf(element),
      field: group === null ? undefined : nameOf(group),
      href: element instanceof HTMLAnchorElement ? element.href : undefined,
      use: () => {
        element.focus();
        element.click();
      },
    };
  });

const fieldsIn = (place: Element): readonly PageControl[] =>
  [...place.querySelectorAll<HTMLElement>('[data-field]')]
    .filter((group) => group.parentElement !== null && fieldOf(group.parentElement) === null && isUsable(group))
    .map((group) => ({
      kind: 'field',
      name: nameOf(group),
      field: undefined,
      href: undefined,
      use: () => focusField(group),
    }));

const isSame = (one: PageControl, other: PageControl | undefined): boolean =>
  one.kind === other?.kind && one.name === other.name && one.field === other.field;

/**
 * The enabled buttons and the fields that are visible, in their order, without those of rows. Read from the document,
 * so that none has to be registered: pages of extensions are included. To be read before a modal opens, which makes the
 * page inert.
 */
export const pageControls = (root: ParentNode): readonly PageControl[] => {
  const places = [...root.querySelectorAll(PLACES)].filter((place) => place.parentElement?.closest(PLACES) == null);
  return places
    .flatMap((place) => [...buttonsIn(place), ...fieldsIn(place)])
    .filter(({ name }, at, all) => name !== '' && all.findIndex((other) => isSame(other, all[at])) === at);
};
