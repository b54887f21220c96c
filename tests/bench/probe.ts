/** Timestamps of a page load, in ms since the navigation started. */
export interface Arrival {
  readonly place: 'sign-in' | 'list';
  readonly at: number;
}

/** Measurements taken inside the page; see `installProbe`. */
export interface Probe {
  /** The sign-in form or the first rows, whichever appears. */
  readonly arrival: Promise<Arrival>;
  /** First contentful paint, in ms. */
  firstPaint(): Promise<number>;
  /** Starts the timer at the next event of this type. */
  countFrom(event: string): void;
  /** ms from the timer to the first painted frame with this many rows. */
  untilRows(count: number): Promise<number>;
  /** ms from the timer to the first painted frame with this many elements. */
  untilThere(selector: string, count: number): Promise<number>;
  /** Of that, the ms without a pending request for items. */
  withoutAnswer(total: number): number;
  /** Scrolls the container of the element for `frames` frames; duration of each in ms. */
  scrollFrames(selector: string, frames: number): Promise<readonly number[]>;
  /** ms from the timer to the first painted frame in which the last of `count` controls can be used. */
  untilControls(count: number): Promise<number>;
  /** ms from the timer to the first painted frame in which every visible field can be used. */
  untilFieldsInView(): Promise<number>;
  focusFirstText(): void;
  /** ms from each key press to the frame that shows it, since the last call. */
  takeKeystrokes(): readonly number[];
  /** Longest task in ms since the last call; 0 when none took 50 ms. */
  takeLongestTask(): number;
  elements(): number;
}

declare global {
  interface Window {
    readonly bench: Probe;
  }
}

/** Runs in the page before its scripts; must not use imports of this file except types. */
export const installProbe = (): void => {
  const keystrokes: number[] = [];
  const longTasks: number[] = [];
  let start = 0;

  /** Calls back after the current frame is painted. Closes the channel, since an open one is never collected. */
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
  /** Calls back after the current content is painted. */
  const painted = (then: () => void): void => {
    requestAnimationFrame(() => afterFrame(then));
  };
  /**
   * Checks a condition in each frame after a DOM change, before its paint. Requests no frames between changes, which
   * would load the page.
   */
  const until = <A>(look: () => A | null): Promise<A> =>
    new Promise((done) => {
      let asked = false;
      const ask = (): void => {
        if (!asked) requestAnimationFrame(frame);
        asked = true;
      };
      const changes = new MutationObserver(ask);
      // Style sheets change visibility without a DOM mutation.
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
  // Checks no field below the viewport, since that would force the browser to lay it out.
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
