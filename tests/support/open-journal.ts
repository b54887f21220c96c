import { BehaviorSubject, NEVER } from 'rxjs';
import { JournalStore, MemoryEditJournal } from '../../src/adapters/memory';
import { DraftJournal } from '../../src/application/recovery';
import type { CurrentUser } from '../../src/domain/users';
import { SlowJournal } from '../faults/slow-journal';
import type { VirtualClock } from './virtual-clock';

let forms = 0;

/** The journal of one page over a shelf that outlives it, with somebody at work there. The page is gone once `die` was called. */
export const openJournal = (clock: VirtualClock, shelf = new JournalStore(), user = 'clara') => {
  const journal = new SlowJournal(new MemoryEditJournal(shelf, 'here', clock), clock, () => 0);
  let alive = true;
  const unfinished = new DraftJournal(journal, {
    clock: { now: () => clock.now(), after: (time) => (alive ? clock.after(time) : NEVER) },
    identifiers: { uuid: () => `form-${(forms += 1)}` },
    session: { state$: NEVER },
    notifications: { show: () => undefined },
    attention: { visible$: new BehaviorSubject(true) },
  });
  unfinished.load({ id: user } as CurrentUser).subscribe();
  const die = (): void => {
    alive = false;
    journal.crash();
  };
  return {
    shelf,
    unfinished,
    die,
    kept: () =>
      [...shelf.all('here', user).values()] as readonly { readonly place: unknown; readonly edits: unknown }[],
  };
};
