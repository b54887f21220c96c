import { BehaviorSubject, EMPTY, of, Subject } from 'rxjs';
import { currentValue } from './state-value';

test('currentValue returns the last of the replayed values and leaves no subscription', () => {
  const subject = new BehaviorSubject(1);
  expect(currentValue(subject)).toBe(1);
  expect(subject.observed).toBe(false);
  expect(currentValue(of(1, 2))).toBe(2);
  expect(currentValue(of(undefined))).toBeUndefined();
});

test.each([EMPTY, new Subject()])('currentValue throws for a stream that does not replay', (stream$) => {
  expect(() => currentValue(stream$)).toThrow('no current value');
});
