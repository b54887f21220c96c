export type Unit = 'ms' | '×' | 'MB' | '';

export interface Metric {
  readonly name: string;
  readonly unit: Unit;
}

const inMs = (name: string): Metric => ({ name, unit: 'ms' });

/** All metrics, in the order of the table. */
export const METRICS = {
  signInPaint: inMs('sign-in page, cold: first contentful paint'),
  signInUsable: inMs('sign-in page, cold: form usable'),
  signInTask: inMs('sign-in page, cold: longest task'),
  listCold: inMs('list of 25, cold: rows visible'),
  listColdTask: inMs('list of 25, cold: longest task'),
  list25: inMs('list of 25, per page chosen: shown'),
  list1000: inMs('list of 1,000, per page chosen: shown'),
  listRatio: { name: 'list of 1,000 : list of 25', unit: '×' },
  list1000Task: inMs('list of 1,000: longest task'),
  list1000Elements: { name: 'list of 1,000: DOM elements', unit: '' },
  list1000Frame: inMs('list of 1,000, scrolled: frame, p95'),
  list1000All: inMs('list of 1,000: all selected'),
  bareFrame: inMs('bare page of 1,000 rows, scrolled: frame, p95'),
  bareAll: inMs('bare page of the rows in sight: all selected'),
  wide25: inMs('list of 25 × 30 columns, per page chosen: shown'),
  wideRatio: { name: 'list of 25 × 30 columns : 25 × 8', unit: '×' },
  wideFrame: inMs('list of 25 × 30 columns, scrolled: frame, p95'),
  switchWarm: inMs('collection changed, warm, beside the answer: shown'),
  bareSwitch: inMs('bare page of the same lists, changed: shown'),
  switchRatio: { name: 'collection changed : bare page changed', unit: '×' },
  cards1000: inMs('1,000 cards, warm: shown'),
  cards1000Task: inMs('1,000 cards: longest task'),
  cards1000Elements: { name: '1,000 cards: DOM elements', unit: '' },
  cards1000Frame: inMs('1,000 cards, scrolled: frame, p95'),
  gridFrame: inMs('1,000 files as cards with pictures, scrolled: frame, p95'),
  bareGridFrame: inMs('bare page of 1,000 cards with pictures, scrolled: frame, p95'),
  gridRatio: { name: '1,000 files as cards : bare page, frame', unit: '×' },
  calendar2000: inMs('calendar of 2,000 events, warm: shown'),
  calendar2000Task: inMs('calendar of 2,000 events: longest task'),
  form20: inMs('form of 20: what is seen can be used'),
  form200: inMs('form of 200: what is seen can be used'),
  formRatio: { name: 'form of 200 : form of 20', unit: '×' },
  form20Whole: inMs('form of 20: last control usable'),
  form200Whole: inMs('form of 200: last control usable'),
  form200Task: inMs('form of 200: longest task'),
  links10: inMs('item with 10 linked items: first page of them shown'),
  links10000: inMs('item with 10,000 linked items: first page of them shown'),
  linksRatio: { name: 'item with 10,000 linked items : with 10', unit: '×' },
  linksElements: { name: 'item with 10,000 linked items: DOM elements', unit: '' },
  keystroke20: inMs('keystroke to paint, form of 20: p50'),
  keystroke20Late: inMs('keystroke to paint, form of 20: p95'),
  keystroke200: inMs('keystroke to paint, form of 200: p50'),
  keystroke200Late: inMs('keystroke to paint, form of 200: p95'),
  keystrokeRatio: { name: 'keystroke in a form of 200 : of 20, p50', unit: '×' },
  keystrokeTask: inMs('keystrokes, form of 200: longest task'),
  keystrokeBare: inMs('keystroke to paint, bare page of 200 texts: p50'),
  keystrokeBareLate: inMs('keystroke to paint, bare page of 200 texts: p95'),
  startSmall: inMs('start, 10 collections: overview visible'),
  startWide: inMs('start, 500 collections of 20 fields: overview visible'),
  startRatio: { name: 'start with 500 : with 10 collections', unit: '×' },
  modelList: inMs('data model of 500 collections: list shown'),
  modelListRatio: { name: 'list of 500 collections : of 10', unit: '×' },
  modelDetail: inMs('data model of 500 collections: fields of one shown'),
  modelDetailRatio: { name: 'fields of one of 500 collections : of 10', unit: '×' },
  modelWizard: inMs('data model of 500 collections: relation wizard shown'),
  modelWizardRatio: { name: 'wizard with 500 collections : with 10', unit: '×' },
  modelDiagram: inMs('diagram of 500 collections: first nodes shown'),
  heapPages: { name: 'heap growth over 100 pages of a list', unit: 'MB' },
  heap: { name: 'heap growth over 100 × list, form, list', unit: 'MB' },
} as const satisfies Readonly<Record<string, Metric>>;

export type MetricKey = keyof typeof METRICS;

export type Measured = Partial<Readonly<Record<MetricKey, number>>>;

/** Samples of one target by metric, one per round. */
export type Samples = Partial<Record<MetricKey, readonly number[]>>;

export const withSamples = (samples: Samples, measured: Measured): Samples => {
  const next: Samples = { ...samples };
  for (const [key, value] of Object.entries(measured) as readonly [MetricKey, number][]) {
    next[key] = [...(next[key] ?? []), value];
  }
  return next;
};

/** Percentile of the samples for a share from 0 to 1; NaN without samples. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
};

/** Repetitions of a short measurement within a round. */
export const TIMES = 5;

/** Median of repeated measurements. */
export const medianOf = async (times: number, measure: () => Promise<number>): Promise<number> => {
  const all: number[] = [];
  for (let time = 0; time < times; time += 1) all.push(await measure());
  return median(all);
};
