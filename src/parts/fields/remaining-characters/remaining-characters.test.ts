import { remainingOf } from './remaining-characters';

const text = (length: number): string => 'x'.repeat(length);

test('remainingOf returns null while more than a fifth is left', () => {
  expect(remainingOf(text(79), 100)).toBeNull();
  expect(remainingOf(text(500), undefined)).toBeNull();
  expect(remainingOf(text(500), 0)).toBeNull();
});

test('remainingOf changes the tone as the limit gets closer', () => {
  expect(remainingOf(text(80), 100)).toEqual({ left: 20, tone: 'plain' });
  expect(remainingOf(text(90), 100)).toEqual({ left: 10, tone: 'plain' });
  expect(remainingOf(text(91), 100)).toEqual({ left: 9, tone: 'warning' });
  expect(remainingOf(text(96), 100)).toEqual({ left: 4, tone: 'danger' });
  expect(remainingOf(text(103), 100)).toEqual({ left: -3, tone: 'danger' });
});

test('remainingOf counts code points', () => {
  expect(remainingOf('😀'.repeat(9), 10)).toEqual({ left: 1, tone: 'plain' });
});
