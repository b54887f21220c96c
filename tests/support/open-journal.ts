import { BehaviorSubject, NEVER } from 'rxjs';
import { JournalStore, MemoryEditJournal } from '../../src/adapters/memory';
import { DraftJournal } from '../../src/application/recovery';
import type { Session } from '../../src/application/session';
import type { CurrentUser } from '../../src/domain/users';
import { SlowJournal } from '../faults/slow-journal';
import type { VirtualClock } from './virtual-clock';

let forms = 0;

/** The draft journal of one page with a signed-in user, over a store that survives the page. `die` crashes the page. */
export const openJournal = (
  clock: VirtualClock,
  shelf = new JournalStore(),
  user = 'clara',
  session: Pick<Session, 'state$'> = { state$: NEVER },
) => {
  const journal = new SlowJournal(new MemoryEditJournal(shelf, 'here', clock), clock, () => 0);
  let alive = true;
  const unfinished = new DraftJournal(journal, {
    clock: { now: () => clock.now(), after: (time) => (alive ? clock.after(time) : NEVER) },
    identifiers: { uuid: () => `form-${(forms += 1)}` },
    session,
    notifications: { show: () => undefined },
    attention: { visible$: new BehaviorSubject(true) },
  });
  unfinished.begin({ id: user } as CurrentUser);
  const die = (): void => {
    alive = false;
    journal.crash();
  };
  return {
    shelf,
    unfinished,
    die,
    saved: () =>
      [...shelf.all('here', user).values()] as readonly { readonly place: unknown; readonly edits: unknown }[],
  };
};
