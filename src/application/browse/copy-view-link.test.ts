import { VirtualClock } from '../../../tests/support/virtual-clock';
import { succeed } from '../../kernel';
import { Notifications } from '../notifications';
import { CopyViewLink } from './copy-view-link';

const begin = (allowed: boolean) => {
  const said: unknown[] = [];
  const written: string[] = [];
  const notifications = new Notifications(new VirtualClock());
  notifications.shown$.subscribe((shown) =>
    said.splice(0, said.length, ...shown.map(({ text, tone }) => [text, tone])),
  );
  const copy = new CopyViewLink(
    {
      write: (text) => {
        written.push(text);
        return succeed(allowed);
      },
    },
    notifications,
  );
  const uncopied: (string | null)[] = [];
  copy.uncopied$.subscribe((address) => uncopied.push(address));
  return { copy, said, written, uncopied };
};

test('the address is copied, and somebody told', () => {
  const { copy, said, written, uncopied } = begin(true);
  copy.execute('/x');
  expect(written).toEqual(['/x']);
  expect(said).toEqual([['view_link_copied', 'success']]);
  expect(uncopied.at(-1)).toBeNull();
  copy.dispose();
});

test('what may not be copied is there to be copied by hand', () => {
  const { copy, said, uncopied } = begin(false);
  copy.execute('/x');
  expect(said).toEqual([['view_link_not_copied', 'warning']]);
  expect(uncopied.at(-1)).toBe('/x');
});
