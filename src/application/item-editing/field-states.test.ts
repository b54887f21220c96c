import { FieldStates, type FieldState } from './field-states';

const watch = (states: FieldStates, name: string): FieldState[] => {
  const seen: FieldState[] = [];
  states.of(name).subscribe((state) => seen.push(state));
  return seen;
};

test('who watches a field hears of it at once and at every change, and of no other field', () => {
  const states = new FieldStates();
  states.update({ values: { title: 'One', words: 1 }, initial: { title: 'One', words: 1 } });
  const [title, words] = [watch(states, 'title'), watch(states, 'words')];
  states.update({ values: { title: 'Two', words: 1 }, initial: { title: 'One', words: 1 } });
  expect(title).toEqual([
    { value: 'One', edited: false },
    { value: 'Two', edited: true },
  ]);
  expect(words).toEqual([{ value: 1, edited: false }]);
});

test('the same said in another object is no change, and a field that is not there is null', () => {
  const states = new FieldStates();
  states.update({ values: { tags: ['a'] }, initial: { tags: ['a'] } });
  const [tags, gone] = [watch(states, 'tags'), watch(states, 'gone')];
  states.update({ values: { tags: ['a'] }, initial: { tags: ['a'] } });
  expect(tags).toHaveLength(1);
  expect(gone).toEqual([{ value: null, edited: false }]);
});

test('a change that another one calls for is not taken back by the first', () => {
  const states = new FieldStates();
  const initial = { one: 1, two: 2 };
  states.update({ values: initial, initial });
  states.of('one').subscribe(({ value }) => {
    if (value === 10) states.update({ values: { one: 10, two: 20 }, initial });
  });
  const two = watch(states, 'two');
  states.update({ values: { one: 10, two: 2 }, initial });
  expect(two).toEqual([
    { value: 2, edited: false },
    { value: 20, edited: true },
  ]);
});
