import { type Observable, of, Subject } from 'rxjs';
import type { JournalEntry, UnsavedReport } from '../../domain/recovery';
import { type Call, succeed } from '../../kernel';
import { type SignOutState, SignOutViewModel } from './sign-out.view-model';

const report = { tab: 'one', user: 'clara', targets: [] } as unknown as UnsavedReport;
const draft = { id: 'draft' } as JournalEntry;

const start = (
  reports: readonly UnsavedReport[],
  drafts: Observable<readonly JournalEntry[]> = of([]),
  unsaved = { hasAny: false },
) => {
  const logout = jest.fn<Call<void>, []>(() => succeed(undefined));
  const remind = jest.fn();
  const view = new SignOutViewModel(
    { logout, userId: 'clara' },
    { leftDrafts: () => drafts },
    { reports: () => of(reports), remind },
    unsaved,
  );
  const states: SignOutState[] = [];
  view.state$.subscribe((state) => states.push(state));
  view.start();
  return { view, logout, remind, states };
};

test('signs out at once when nothing is unsaved elsewhere', () => {
  const { logout, states } = start([]);
  expect(logout).toHaveBeenCalledTimes(1);
  expect(states.every(({ kind }) => kind === 'busy')).toBe(true);
});

test('asks before changes of another tab are discarded, and signs out after consent', () => {
  const { view, logout, states } = start([report]);
  expect(logout).not.toHaveBeenCalled();
  expect(states.at(-1)).toEqual({ kind: 'asking', work: { tabs: [report], drafts: [], uploads: false }, reminded: [] });
  view.discard();
  expect(logout).toHaveBeenCalledTimes(1);
  expect(states.at(-1)).toEqual({ kind: 'busy' });
});

test('asks before drafts of closed pages are discarded', () => {
  const { logout, states } = start([], of([draft]));
  expect(logout).not.toHaveBeenCalled();
  expect(states.at(-1)).toMatchObject({ work: { tabs: [], drafts: [draft] } });
});

test('asks before uploads of this tab are cancelled', () => {
  const { view, logout, states } = start([], of([]), { hasAny: true });
  expect(logout).not.toHaveBeenCalled();
  expect(states.at(-1)).toMatchObject({ work: { tabs: [], drafts: [], uploads: true } });
  view.discard();
  expect(logout).toHaveBeenCalledTimes(1);
});

test('waits for the drafts before it signs out', () => {
  const drafts = new Subject<readonly JournalEntry[]>();
  const { logout } = start([], drafts);
  expect(logout).not.toHaveBeenCalled();
  drafts.next([]);
  drafts.complete();
  expect(logout).toHaveBeenCalledTimes(1);
});

test('ignores tabs of other users, because signing out leaves their changes alone', () => {
  expect(start([{ ...report, user: 'jun' }]).logout).toHaveBeenCalledTimes(1);
});

test('remind marks a tab of the question and remembers it', () => {
  const { view, remind, states } = start([report]);
  view.remind('one');
  expect(remind.mock.calls).toEqual([['one']]);
  expect(states.at(-1)).toMatchObject({ reminded: ['one'] });
  view.discard();
  view.remind('one');
  expect(remind).toHaveBeenCalledTimes(1);
});

test('a disposed view-model does not sign out', () => {
  const drafts = new Subject<readonly JournalEntry[]>();
  const { view, logout } = start([], drafts);
  view.dispose();
  drafts.next([]);
  drafts.complete();
  expect(logout).not.toHaveBeenCalled();
});
