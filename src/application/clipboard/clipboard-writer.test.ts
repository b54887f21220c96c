import { VirtualClock } from '../../../tests/support/virtual-clock';
import { succeed } from '../../kernel';
import { Notifications, type Notification } from '../notifications';
import { ClipboardWriter, rowsAsText } from './clipboard-writer';

const open = (allowed: boolean) => {
  const written: string[] = [];
  const write = (text: string) => {
    written.push(text);
    return succeed(allowed);
  };
  const notifications = new Notifications(new VirtualClock());
  let shown: readonly Notification[] = [];
  notifications.shown$.subscribe((now) => (shown = now));
  const writer = new ClipboardWriter({ write }, notifications);
  const deniedLinks: (string | null)[] = [];
  writer.deniedLink$.subscribe((url) => deniedLinks.push(url));
  return { writer, written, deniedLinks, shown: () => shown.map(({ text, tone, count }) => ({ text, tone, count })) };
};

describe('copying rows', () => {
  test('reports the number of copied lines', () => {
    const { writer, written, shown } = open(true);
    writer.copyRows([['a'], ['b']]);
    expect(written).toEqual(['a\nb']);
    expect(shown()).toMatchObject([{ text: 'values_copied', count: 2 }]);
  });

  test('warns when the browser denies the clipboard', () => {
    const { writer, shown } = open(false);
    writer.copyRows([['a']]);
    expect(shown()).toMatchObject([{ text: 'values_not_copied', tone: 'warning' }]);
  });

  test('writes nothing when there are no rows', () => {
    const { writer, written } = open(true);
    writer.copyRows([]);
    expect(written).toEqual([]);
  });

  test('writes one value a line for a single column', () => {
    expect(rowsAsText([['Ines'], [''], ['Clara']])).toBe('Ines\n\nClara');
  });

  test('separates columns by tabs and quotes values with line breaks or tabs', () => {
    expect(
      rowsAsText([
        ['1', 'One'],
        ['2', 'Two\nlines "here"'],
        ['3', 'a\tb'],
      ]),
    ).toBe('1\tOne\n2\t"Two\nlines ""here"""\n3\t"a\tb"');
  });

  test('returns an empty text for no rows', () => {
    expect(rowsAsText([])).toBe('');
  });
});

describe('copying the link of a view', () => {
  test('writes the URL and reports success', () => {
    const { writer, written, shown, deniedLinks } = open(true);
    writer.copyViewLink('/x');
    expect(written).toEqual(['/x']);
    expect(shown()).toMatchObject([{ text: 'view_link_copied', tone: 'success' }]);
    expect(deniedLinks.at(-1)).toBeNull();
    writer.dispose();
  });

  test('emits the URL for copying by hand when the browser denies the clipboard', () => {
    const { writer, shown, deniedLinks } = open(false);
    writer.copyViewLink('/x');
    expect(shown()).toMatchObject([{ text: 'view_link_not_copied', tone: 'warning' }]);
    expect(deniedLinks.at(-1)).toBe('/x');
  });
});

test.each([
  [true, ['edits_copied']],
  [false, ['edits_not_copied']],
])('reports whether unsaved text could be copied (%s), and writes nothing after disposal', (allowed, texts) => {
  const { writer, written, shown } = open(allowed);
  writer.copyEdits('Salt roads');
  expect(written).toEqual(['Salt roads']);
  expect(shown().map(({ text }) => text)).toEqual(texts);
  writer.dispose();
  writer.copyEdits('after the end');
  expect(written).toEqual(['Salt roads']);
  expect(shown().map(({ text }) => text)).toEqual(texts);
});
