import { IndexedDbEditJournal } from '../adapters/browser/indexed-db-edit-journal';
import { presenceByLocks, presenceByMessages } from '../adapters/browser/page-presence';
import type { Clock } from '../ports/clock';
import type { EditJournal } from '../ports/edit-journal';

/** The journal of this page. Outside of secure contexts there are no locks; then pages ask each other who is there. */
export const editJournal = (project: string, clock: Clock): EditJournal =>
  new IndexedDbEditJournal(
    project,
    clock,
    'locks' in navigator
      ? presenceByLocks(navigator.locks)
      : presenceByMessages(new BroadcastChannel(`quarterdeck-edits ${project}`)),
  );
