/** @jest-environment node */
import { VirtualBrowser } from '../../../tests/support/virtual-browser';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import type { EditTarget, UnsavedReport } from '../../domain/recovery';
import type { CurrentUser } from '../../domain/users';
import { UnsavedReporter, UnsavedTabs } from '.';

const clara = { id: 'clara', first_name: 'Clara', last_name: 'Voss', email: 'clara@x.example' } as CurrentUser;

const start = () => {
  const clock = new VirtualClock();
  const browser = new VirtualBrowser(clock, () => 5);
  /** A tab that edits these targets. */
  const edits = (tab: string, targets: readonly EditTarget[]) => {
    const visibility = { callAttention: jest.fn() };
    const notifications = { showInfo: jest.fn() };
    const reporter = new UnsavedReporter({
      tabs: browser.tab(),
      unsaved: { hasAny: targets.length > 0, targets },
      identifiers: { uuid: () => tab },
      visibility,
      notifications,
    });
    reporter.begin(clara);
    return { reporter, visibility, notifications };
  };
  const unsaved = new UnsavedTabs(browser.tab(), clock);
  const ask = (): readonly (readonly UnsavedReport[])[] => {
    const answers: (readonly UnsavedReport[])[] = [];
    unsaved.reports().subscribe((reports) => answers.push(reports));
    clock.advance(1000);
    return answers;
  };
  return { clock, browser, edits, unsaved, ask };
};

const tag: EditTarget = { kind: 'existing', collection: 'tags', key: 3 };
const report = { tab: 'one', user: 'clara', name: 'Clara Voss', email: 'clara@x.example', targets: [tag] };

test('reports emits once, with the user and the targets of every tab that has unsaved changes', () => {
  const { edits, ask } = start();
  edits('one', [tag]);
  edits('clean', []);
  edits('two', [{ kind: 'new', collection: 'tags' }]);
  expect(ask()).toEqual([[report, { ...report, tab: 'two', targets: [{ kind: 'new', collection: 'tags' }] }]]);
});

test('reports emits an empty list without other tabs, and after their user has signed out', () => {
  const { edits, ask } = start();
  expect(ask()).toEqual([[]]);
  edits('one', [tag]).reporter.clear();
  expect(ask()).toEqual([[]]);
});

test('reports holds one report per tab and ignores malformed messages', () => {
  const { browser, edits, unsaved, clock } = start();
  edits('one', [tag]);
  const noise = browser.tab();
  const answers: unknown[] = [];
  unsaved.reports().subscribe((reports) => answers.push(reports));
  noise.broadcast({ kind: 'unsaved-report', report: { tab: 'three' } });
  noise.broadcast({ kind: 'unsaved-request' });
  clock.advance(1000);
  expect(answers).toEqual([[report]]);
});

test('remind makes the named tab alone call attention and show a notification', () => {
  const { clock, edits, unsaved } = start();
  const [one, two] = [edits('one', [tag]), edits('two', [tag])];
  unsaved.remind('two');
  clock.advance(5);
  expect(one.visibility.callAttention).not.toHaveBeenCalled();
  expect(two.visibility.callAttention).toHaveBeenCalledTimes(1);
  expect(two.notifications.showInfo.mock.calls).toEqual([['unsaved_here', {}]]);
});

test('a disposed reporter answers no more', () => {
  const { edits, ask } = start();
  edits('one', [tag]).reporter.dispose();
  expect(ask()).toEqual([[]]);
});
