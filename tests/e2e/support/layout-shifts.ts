import type { BrowserContext, Page, Route } from '@playwright/test';

/** An unexpected movement of what was visible already, with the elements that moved most. */
export interface LayoutShift {
  readonly score: number;
  readonly at: number;
  readonly moved: readonly string[];
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

declare global {
  interface Window {
    layoutShifts?: LayoutShift[];
  }
}

/** Runs in the page before its scripts. */
const observeShifts = (): void => {
  const found: LayoutShift[] = [];
  window.layoutShifts = found;
  const textOf = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as ShiftEntry[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const name = element === null || element === undefined ? 'removed' : element.cloneNode(false);
        return `${name instanceof Element ? name.outerHTML.slice(0, 90) : name}: ${textOf(previousRect)} -> ${textOf(currentRect)}`;
      });
      found.push({ score: entry.value, at: Math.round(entry.startTime), moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

const MAX_DELAY_MS = 900;
/** Scripts, styles and fonts come from the same host; they are not delayed. */
const IS_ASSET = /\.(?:js|css|json|woff2|svg|html)$/;

/** FNV-1a of the seed and the address: the same delay for the same request, in whatever order requests are sent. */
const delayOf = (seed: number, address: string): number => {
  let hash = 0x81_1c_9d_c5 ^ seed;
  for (const character of address) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01_00_01_93) >>> 0;
  return hash % MAX_DELAY_MS;
};

/**
 * Delays every answer of the API, each by its own time that follows from the seed, and records the layout shifts of pages
 * opened later.
 */
export const delayAnswers = async (context: BrowserContext): Promise<{ seed: number }> => {
  const delays = { seed: 0 };
  // esbuild wraps functions in a name helper that the page lacks.
  await context.addInitScript('globalThis.__name ??= (target) => target;');
  await context.addInitScript(observeShifts);
  await context.route('**/*', async (route: Route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() !== 'document' && !IS_ASSET.test(pathname))
      await new Promise((resolve) =>
        setTimeout(resolve, delayOf(delays.seed, `${request.method()} ${pathname}${search}`)),
      );
    // The page may have cancelled the request.
    await route.continue().catch(() => undefined);
  });
  return delays;
};

/** The shifts since the page was opened. */
export const layoutShifts = async (page: Page): Promise<readonly LayoutShift[]> =>
  page.evaluate(() => window.layoutShifts ?? []);
