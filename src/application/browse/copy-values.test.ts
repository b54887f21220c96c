import { right } from 'fp-ts/Either';
import { of } from 'rxjs';
import type { Call } from '../../kernel';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { Notifications, type Notification } from '../notifications';
import { CopyValues } from './copy-values';

const open = (allowed: boolean) => {
  const write = jest.fn<Call<boolean>, [string]>(() => of(right(allowed)));
  const notifications = new Notifications(new VirtualClock());
  let shown: readonly Notification[] = [];
  notifications.shown$.subscribe((said) => (shown = said));
  return { copy: new CopyValues({ write }, notifications), write, shown: () => shown };
};

test('says how many lines it has copied', () => {
  const { copy, write, shown } = open(true);
  copy.execute([['a'], ['b']]);
  expect(write).toHaveBeenCalledWith('a\nb');
  expect(shown()).toMatchObject([{ text: 'values_copied', count: 2 }]);
});

test('says that the browser has not allowed it', () => {
  const { copy, shown } = open(false);
  copy.execute([['a']]);
  expect(shown()).toMatchObject([{ text: 'values_not_copied', tone: 'warning' }]);
});

test('nothing is copied over what somebody has copied before', () => {
  const { copy, write } = open(true);
  copy.execute([]);
  expect(write).not.toHaveBeenCalled();
});
