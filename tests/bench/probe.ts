/** When a page that was loaded came to something, in ms since the navigation began. */
export interface Arrival {
  readonly place: 'sign-in' | 'list';
  readonly at: number;
}

/** What a page measures about itself; see `installProbe`. */
export interface Probe {
  /** The sign-in form or the first rows, whichever this page came to. */
  readonly arrival: Promise<Arrival>;
  /** ms from the navigation to the first contentful paint. */
  firstPaint(): Promise<number>;
  /** Counts from the next event of this kind on. */
  countFrom(event: string): void;
  /** ms from what was counted from to the first painted frame in which this many rows are in the list. */
  untilRows(count: number): Promise<number>;
  /** ms from what was counted from to the first painted frame in which this many elements are there. */
  untilThere(selector: string, count: number): Promise<number>;
  /** ms of that in which no request for a page of items was under way. */
  withoutAnswer(total: number): number;
  /** Scrolls what holds the element for so many frames; ms of each. */
  scrollFrames(selector: string, frames: number): Promise<readonly number[]>;
  /** ms from what was counted from to the first painted frame in which the last of this many controls can be used. */
  untilControls(count: number): Promise<number>;
  /** ms from what was counted from to the first painted frame in which every field in view can be used. */
  untilFieldsInView(): Promise<number>;
  focusFirstText(): void;
  /** ms from each key to the frame that shows it, since this was asked last. */
  takeKeystrokes(): readonly number[];
  /** The longest task in ms since this was asked last; 0 when none took 50. */
  takeLongestTask(): number;
  elements(): number;
}

declare global {
  interface Window {
    readonly bench: Probe;
  }
}

/** Runs in the page, before any script of its own; knows nothing of this file but its types. */
export const installProbe = (): void => {
  const keystrokes: number[] = [];
  const longTasks: number[] = [];
  let start = 0;

  /** Calls back once the frame that is under way has been painted. The channel is closed: one that stays open stays in memory. */
  const afterFrame = (then: () => void): void => {
    const channel = new MessageChannel();
    const arrive = (): void => {
      channel.port1.close();
      then();
    };
    channel.port1.addEventListener('message', arrive);
    channel.port1.start();
    channel.port2.postMessage(null);
  };
  /** Calls back once what is on the page now has been painted. */
  const painted = (then: () => void): void => {
    requestAnimationFrame(() => afterFrame(then));
  };
  /**
   * Looks at a frame before it is painted whenever the page has changed; what is seen there is on screen once that very frame
   * is. Between changes nothing is asked for: a page that is asked for every frame is busy with that.
   */
  const until = <A>(look: () => A | null): Promise<A> =>
    new Promise((done) => {
      let asked = false;
      const ask = (): void => {
        if (!asked) requestAnimationFrame(frame);
        asked = true;
      };
      const changes = new MutationObserver(ask);
      // A sheet of styles, say, changes what can be used, and nobody is told.
      const unnoticed = setInterval(ask, 100);
      const frame = (): void => {
        asked = false;
        const seen = look();
        if (seen === null) return;
        changes.disconnect();
        clearInterval(unnoticed);
        afterFrame(() => done(seen));
      };
      changes.observe(document, { subtree: true, childList: true, attributes: true });
      ask();
    });
  const since = async (look: () => boolean): Promise<number> => {
    await until(() => (look() ? true : null));
    return performance.now() - start;
  };

  const usable = (control: Element | null | undefined): boolean =>
    control instanceof HTMLElement && !control.matches(':disabled') && control.getClientRects().length > 0;
  const itemLink = (): Element | null => document.querySelector('main tbody a[href*="/collections/"]');
  const rowCount = (): number => {
    const row = itemLink()?.closest('tr')?.getBoundingClientRect().height ?? 0;
    const body = itemLink()?.closest('tbody')?.getBoundingClientRect().height ?? 0;
    return row === 0 ? 0 : Math.round(body / row);
  };
  const controls = (): readonly Element[] => [
    ...document.querySelectorAll('main :is(input:not([type=search]), textarea, select, [contenteditable=true])'),
  ];
  // As far as they go, and no further: asking where a field below is would have the browser lay out what nobody sees.
  const fieldsInView = (): readonly Element[] => {
    const seen: Element[] = [];
    for (const field of document.querySelectorAll('main [data-field]')) {
      const { top, bottom } = field.getBoundingClientRect();
      if (top >= innerHeight) break;
      if (bottom > 0) seen.push(field);
    }
    return seen;
  };
  const isReady = (field: Element): boolean =>
    field.getAttribute('aria-busy') !== 'true' &&
    field.querySelector('input, textarea, select, button, [contenteditable=true]') !== null;
  const place = (): Arrival['place'] | null => {
    if (itemLink() !== null) return 'list';
    const form = ['input[type=password]', 'form [type=submit]'].map((selector) => document.querySelector(selector));
    return form.every(usable) ? 'sign-in' : null;
  };

  new PerformanceObserver((entries) => longTasks.push(...entries.getEntries().map(({ duration }) => duration))).observe(
    {
      type: 'longtask',
      buffered: true,
    },
  );
  const press = ({ timeStamp }: KeyboardEvent): void => painted(() => keystrokes.push(performance.now() - timeStamp));
  addEventListener('keydown', press, { capture: true });

  const probe: Probe = {
    arrival: until(place).then((seen) => ({ place: seen, at: performance.now() })),
    firstPaint: () =>
      new Promise((done) => {
        const look = (entries: PerformanceObserverEntryList): void => {
          for (const { startTime } of entries.getEntriesByName('first-contentful-paint')) done(startTime);
        };
        new PerformanceObserver(look).observe({ type: 'paint', buffered: true });
      }),
    countFrom: (event) => {
      const begin = ({ timeStamp }: Event): void => {
        start = timeStamp;
      };
      addEventListener(event, begin, { capture: true, once: true });
    },
    untilRows: (count) => since(() => rowCount() === count),
    untilThere: (selector, count) => since(() => document.querySelectorAll(selector).length >= count),
    withoutAnswer: (total) => {
      const answers = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        ({ name, responseEnd }) => responseEnd > start && /\/items\/.*limit=[1-9-]/.test(decodeURIComponent(name)),
      );
      return answers.reduce(
        (left, { startTime, responseEnd }) => left - (responseEnd - Math.max(startTime, start)),
        total,
      );
    },
    scrollFrames: (selector, frames) =>
      new Promise((done) => {
        const scrolls = (element: Element): boolean =>
          element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);
        let holder = document.querySelector(selector)?.parentElement ?? null;
        while (holder !== null && !scrolls(holder)) holder = holder.parentElement;
        const times: number[] = [];
        let last = performance.now();
        const step = (now: number): void => {
          times.push(now - last);
          last = now;
          holder?.scrollBy(0, 90);
          if (times.length < frames) requestAnimationFrame(step);
          else done(times.slice(1));
        };
        requestAnimationFrame(step);
      }),
    untilControls: (count) => since(() => controls().length >= count && usable(controls().at(-1))),
    untilFieldsInView: () =>
      since(() => {
        const fields = fieldsInView();
        return fields.length > 0 && fields.every(isReady);
      }),
    focusFirstText: () => document.querySelector<HTMLElement>('main :is([role=group], form) input[type=text]')?.focus(),
    takeKeystrokes: () => keystrokes.splice(0),
    takeLongestTask: () => Math.max(0, ...longTasks.splice(0)),
    elements: () => document.querySelectorAll('*').length,
  };
  Object.defineProperty(window, 'bench', { value: probe });
};
