/**
 * The stops of the arrow keys in the rows of a table: the controls of each cell, and a cell of a column itself when it
 * has none, so that the keyboard reaches (and scrolls to) every value.
 */

const CONTROL = 'a[href], button:not(:disabled), input[type=checkbox]:not(:disabled)';
const COLUMN_CELL = 'td[data-column]';
/** The controls of an open editor keep their own keys and tab stops. */
const EDITOR = '[data-editor]';
const TITLE = '[data-row-link], [data-row-button]';

export type Step = 1 | -1;

/** A row of data; spacers and placeholders are none. */
const isRow = (element: Element | null | undefined): element is Element => element?.hasAttribute('data-key') === true;

const outsideEditors = (element: HTMLElement): boolean => element.closest(EDITOR) === null;

/** The controls within an element, apart from those of open editors. */
export const controlsIn = (container: Element): readonly HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>(CONTROL)].filter(outsideEditors);

export const isStop = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  (element.matches(COLUMN_CELL) || (element.matches(CONTROL) && outsideEditors(element)));

/** False for a control that is not displayed, such as the pens of cells on touch screens, which cannot take the focus. */
const isDisplayed = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true;

const stopsOfCell = (cell: Element): readonly HTMLElement[] => {
  const controls = controlsIn(cell).filter(isDisplayed);
  if (controls.length > 0) return controls;
  return cell instanceof HTMLElement && cell.matches(COLUMN_CELL) ? [cell] : [];
};

export const stopsOf = (row: Element): readonly HTMLElement[] => [...row.children].flatMap(stopsOfCell);

/** The first link or button that opens or chooses a row. */
export const titleIn = (container: Element): HTMLElement | null => container.querySelector<HTMLElement>(TITLE);

const mainStop = (row: Element): HTMLElement | undefined => titleIn(row) ?? stopsOf(row)[0];

/** The stop at the same place of another row; its title, else its first stop, when it has no such cell. */
export const matchingStop = (row: Element, stop: HTMLElement, otherRow: Element): HTMLElement | undefined => {
  const cell = stop.closest('td');
  const otherCell = cell === null ? undefined : otherRow.children[[...row.children].indexOf(cell)];
  if (cell === null || otherCell === undefined) return mainStop(otherRow);
  const stops = stopsOfCell(otherCell);
  return stops[stopsOfCell(cell).indexOf(stop)] ?? stops[0] ?? mainStop(otherRow);
};

/** The row this many steps away, or the last one before it. */
export const rowAfter = (row: Element, step: Step, count: number): Element => {
  let reached = row;
  for (let steps = 0; steps < count; steps += 1) {
    const next = step === 1 ? reached.nextElementSibling : reached.previousElementSibling;
    if (!isRow(next)) break;
    reached = next;
  }
  return reached;
};

export type Edge = 'first' | 'last';

/** Whether the first or last row is rendered, and not a spacer in its place. */
export const isEdgeRendered = (body: Element, edge: Edge): boolean =>
  isRow(edge === 'first' ? body.firstElementChild : body.lastElementChild);

/** Frames in which the rows at the end of a list are rendered at the latest. */
const MAX_FRAMES = 60;

/** Scrolls to rows that are not rendered yet, and calls `then` when they are. */
export const scrollToEdge = (body: Element, edge: Edge, then: () => void): void => {
  const scroller = body.closest('table')?.parentElement;
  const look = (frames: number): void => {
    if (frames === 0 || isEdgeRendered(body, edge)) {
      then();
      return;
    }
    scroller?.scrollTo({ top: edge === 'first' ? 0 : scroller.scrollHeight });
    requestAnimationFrame(() => look(frames - 1));
  };
  look(MAX_FRAMES);
};

/** The first or last rendered row. */
export const edgeRow = (body: Element, edge: Edge): Element | undefined =>
  [...body.querySelectorAll(':scope > [data-key]')].at(edge === 'first' ? 0 : -1);

/** Rows rendered at once where nothing can be measured, as in tests. */
const DEFAULT_PAGE = 10;

/** How many rows are visible at once, less the one that stays in sight. */
export const rowsPerPage = (row: Element): number => {
  const height = row.clientHeight;
  if (height === 0) return DEFAULT_PAGE;
  const scroller = row.closest('table')?.parentElement;
  const visible = Math.min(scroller?.clientHeight ?? Infinity, window.innerHeight);
  return Math.max(Math.floor(visible / height) - 1, 1);
};

/** Focuses a stop. A cell is focusable only while it has the focus or is the tab stop. */
export const focusStop = (stop: HTMLElement): void => {
  if (!stop.hasAttribute('tabindex') && stop.matches(COLUMN_CELL)) stop.tabIndex = -1;
  stop.focus();
};

/** Whether the Tab key stops here. */
export const setTabStop = (stop: HTMLElement, reachable: boolean): void => {
  if (reachable) stop.tabIndex = 0;
  else if (stop.matches(COLUMN_CELL)) stop.removeAttribute('tabindex');
  else stop.tabIndex = -1;
};
