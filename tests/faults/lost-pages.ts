import type { EditTarget } from '../../src/domain/recovery';
import { JournalStore } from '../../src/adapters/memory';
import { VirtualClock } from '../support/virtual-clock';
import { EditedPage, type PageOptions } from './edited-page';

export const article = { kind: 'existing', collection: 'articles', key: '3' } as const;

export const loaded = { id: 3, title: 'Roads', body: null, options: null, password: null };

/** One browser, in which pages are opened one after the other or side by side. */
export const openBrowser = () => {
  const options: PageOptions = { clock: new VirtualClock(1_000_000), shelf: new JournalStore() };
  const open = (
    target: EditTarget = article,
    item: ConstructorParameters<typeof EditedPage>[2] = loaded,
    other: Partial<PageOptions> = {},
  ) => new EditedPage({ ...options, ...other }, target, item);
  return { ...options, open };
};
