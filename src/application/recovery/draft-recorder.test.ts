/** @jest-environment node */
import { loaded, openBrowser, newItemAttempt } from '../../../tests/faults/edited-page';

test('edits are in the journal after 500 ms with their baseline', () => {
  const { clock, open } = openBrowser();
  const page = open();
  page.form.change('title', 'Salt roads');
  clock.advance(400);
  expect(page.journalEntries).toEqual([]);
  page.form.change('title', 'Salt roads of');
  clock.advance(100);
  expect(page.journalEntries).toMatchObject([
    {
      user: 'clara',
      at: 1_000_500,
      edits: { title: 'Salt roads of' },
      base: { title: 'Roads' },
      types: { title: 'string' },
    },
  ]);
});

test('continuous typing does not delay the journal', () => {
  const { clock, open } = openBrowser();
  const page = open();
  for (let typed = 1; typed <= 100; typed += 1) {
    page.form.change('body', 'x'.repeat(typed));
    clock.advance(50);
    const [entry] = page.journalEntries as readonly { edits: { body: string } }[];
    if (typed >= 20) expect(typed - (entry?.edits.body.length ?? 0)).toBeLessThan(20);
  }
});

test('hiding the page writes at once', () => {
  const page = openBrowser().open();
  page.form.change('title', 'Salt roads');
  page.hide();
  expect(page.journalEntries).toHaveLength(1);
});

test('a save, a discard and a reverted edit remove the draft', () => {
  const { clock, open } = openBrowser();
  const page = open();
  const type = (): void => {
    page.form.change('title', 'Salt roads');
    clock.advance(500);
    expect(page.journalEntries).toHaveLength(1);
  };
  type();
  page.form.change('title', 'Roads');
  expect(page.journalEntries).toEqual([]);
  type();
  page.form.start(loaded);
  expect(page.journalEntries).toEqual([]);
  type();
  page.save();
  expect(page.journalEntries).toEqual([]);
  page.close();
  const other = open();
  other.form.change('title', 'Paths');
  clock.advance(500);
  other.recorder.discard();
  other.form.change('title', 'Path');
  clock.advance(500);
  other.close();
  expect(other.journalEntries).toEqual([]);
});

test('tells what of the edits is in the journal: nothing after a save, and nothing that the browser refuses to store', () => {
  const { clock, store, open } = openBrowser();
  const page = open();
  const counts: number[] = [];
  const complete: boolean[] = [];
  page.recorder.kept$.subscribe(({ count, isComplete }) => {
    counts.push(count);
    complete.push(isComplete);
  });
  page.form.change('title', 'Salt roads');
  expect(counts).toEqual([0]);
  clock.advance(500);
  page.form.change('body', 'New');
  clock.advance(500);
  page.save();
  expect(counts).toEqual([0, 1, 2, 0]);
  expect(complete).toEqual([false, true, true, false]);
  store.writeResult = 'full';
  page.form.change('title', 'Roads once more');
  clock.advance(500);
  expect(counts.at(-1)).toBe(0);
});

test('closing a form with edits leaves its draft', () => {
  const { open } = openBrowser();
  const page = open();
  page.form.change('title', 'Salt roads');
  page.close();
  expect(open().offers).toHaveLength(1);
});

test('secrets are not stored, and the draft names the withheld fields', () => {
  const { clock, store, open } = openBrowser();
  const page = open();
  const complete: boolean[] = [];
  page.recorder.kept$.subscribe(({ isComplete }) => complete.push(isComplete));
  page.form.change('password', 'hunter2');
  clock.advance(500);
  expect(page.journalEntries).toEqual([]);
  page.form.change('title', 'Salt');
  clock.advance(500);
  expect(page.journalEntries).toMatchObject([{ edits: { title: 'Salt' }, withheld: ['password'] }]);
  expect(complete).toEqual([false, false]);
  expect(JSON.stringify([...store.all('here', 'clara').values()])).not.toContain('hunter2');
  page.form.change('title', 'Roads');
  clock.advance(500);
  expect(page.journalEntries).toEqual([]);
});

test('a create is recorded before its answer', () => {
  const page = openBrowser().open({ kind: 'new', collection: 'articles' });
  page.form.change('title', 'Salt roads');
  const attempt = newItemAttempt({ title: 'Salt roads' }, 'a-uuid');
  page.attempt.next(attempt);
  expect(page.journalEntries).toMatchObject([{ edits: { title: 'Salt roads' }, attempt }]);
});

test('raw text that was not applied is stored', () => {
  const { clock, open } = openBrowser();
  const page = open();
  page.form.setRawText('title', 'half');
  clock.advance(500);
  expect(page.journalEntries).toMatchObject([{ edits: {}, rawTexts: { title: 'half' }, base: { title: 'Roads' } }]);
  page.form.setRawText('title', null);
  expect(page.journalEntries).toEqual([]);
});
