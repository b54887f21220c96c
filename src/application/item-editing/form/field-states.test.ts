import { samePlainValue } from '../../../../fixtures/builders';
import { type FieldState, FieldStates } from './field-states';

const watch = (states: FieldStates, name: string): FieldState[] => {
  const seen: FieldState[] = [];
  states.state$(name).subscribe((state) => seen.push(state));
  return seen;
};

test('a field state emits at once and at every change of this field only', () => {
  const states = new FieldStates(samePlainValue);
  states.update({ values: { title: 'One', words: 1 }, initial: { title: 'One', words: 1 } });
  const [title, words] = [watch(states, 'title'), watch(states, 'words')];
  states.update({ values: { title: 'Two', words: 1 }, initial: { title: 'One', words: 1 } });
  expect(title).toEqual([
    { value: 'One', edited: false },
    { value: 'Two', edited: true },
  ]);
  expect(words).toEqual([{ value: 1, edited: false }]);
});

test('an equal value in another object is no change, and a missing field is null', () => {
  const states = new FieldStates(samePlainValue);
  states.update({ values: { tags: ['a'] }, initial: { tags: ['a'] } });
  const [tags, missing] = [watch(states, 'tags'), watch(states, 'gone')];
  states.update({ values: { tags: ['a'] }, initial: { tags: ['a'] } });
  expect(tags).toHaveLength(1);
  expect(missing).toEqual([{ value: null, edited: false }]);
});

test('a change made by a subscriber is not overwritten by the change that caused it', () => {
  const states = new FieldStates(samePlainValue);
  const initial = { one: 1, two: 2 };
  states.update({ values: initial, initial });
  states.state$('one').subscribe(({ value }) => {
    if (value === 10) states.update({ values: { one: 10, two: 20 }, initial });
  });
  const two = watch(states, 'two');
  states.update({ values: { one: 10, two: 2 }, initial });
  expect(two).toEqual([
    { value: 2, edited: false },
    { value: 20, edited: true },
  ]);
});
