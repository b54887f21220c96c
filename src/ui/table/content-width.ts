import { MOST_WIDTH, NARROWEST_WIDTH } from './resize-grip';

/** Inside of a cell on both sides, the edge included. */
const PADDING = 26;
/** What a head has beside its text. */
const HEAD_TOOLS = 44;

const natural = (element: Element): number => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const inner = [...element.querySelectorAll('a, [data-text]')].map(({ scrollWidth }) => scrollWidth);
  return Math.max(range.getBoundingClientRect().width, ...inner);
};

/** How wide a column has to be so that nothing drawn in it is cut off, in px. */
export const contentWidth = (head: HTMLElement, key: string): number => {
  const cells = [...(head.closest('table')?.querySelectorAll('td[data-column]') ?? [])].filter(
    (cell) => cell.getAttribute('data-column') === key,
  );
  const text = head.querySelector('[data-text]')?.scrollWidth ?? 0;
  const widest = Math.max(text + HEAD_TOOLS, ...cells.map((cell) => natural(cell) + PADDING));
  return Math.min(Math.max(Math.ceil(widest), NARROWEST_WIDTH), MOST_WIDTH);
};
