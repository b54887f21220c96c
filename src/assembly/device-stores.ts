import { IndexedDbAnswerStore } from '../adapters/browser/kept-answers/indexed-db-answer-store';
import { IndexedDbEditJournal } from '../adapters/browser/indexed-db-edit-journal';
import { IndexedDbPageAnswerStore } from '../adapters/browser/kept-answers/indexed-db-page-answer-store';
import { presenceByLocks, presenceByMessages } from '../adapters/browser/page-presence';
import type { AnswerStore } from '../ports/environment/answer-store';
import type { Clock } from '../ports/environment/clock';
import type { EditJournal } from '../ports/environment/edit-journal';
import type { PageAnswerStore } from '../ports/environment/page-answer-store';

/** The edit journal of this page. Outside secure contexts, without locks, pages detect each other by messages. */
export const editJournal = (project: string, clock: Clock): EditJournal =>
  new IndexedDbEditJournal(
    project,
    clock,
    'locks' in navigator
      ? presenceByLocks(navigator.locks)
      : presenceByMessages(new BroadcastChannel(`quarterdeck-edits ${project}`)),
  );

/** What a session starts with, of this page. */
export const answerStore = (project: string): AnswerStore => new IndexedDbAnswerStore(project);

/** What pages show without a connection. */
export const pageAnswerStore = (project: string): PageAnswerStore => new IndexedDbPageAnswerStore(project);
