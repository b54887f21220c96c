import { selectionState, toggleRange } from './selection';

const keys = ['a', 'b', 'c', 'd'];
const set = (...entries: string[]) => new Set(entries);

describe('select', () => {
  it('switches one row and leaves the old selection alone', () => {
    const before = set('a');
    expect(toggleRange(before, keys, 'c', true, null)).toEqual(set('a', 'c'));
    expect(toggleRange(before, keys, 'a', false, null)).toEqual(set());
    expect(before).toEqual(set('a'));
  });

  it('switches a range, upwards too', () => {
    expect(toggleRange(set('d'), keys, 'b', true, 'd')).toEqual(set('b', 'c', 'd'));
    expect(toggleRange(set(...keys), keys, 'c', false, 'b')).toEqual(set('a', 'd'));
  });

  it('takes one row when the range starts on another page', () => {
    expect(toggleRange(set('z'), keys, 'b', true, 'z')).toEqual(set('z', 'b'));
  });
});

describe('extent', () => {
  it.each([
    [set(), 'none'],
    [set('z'), 'none'],
    [set('a', 'z'), 'some'],
    [set(...keys), 'all'],
  ])('of %j is %s', (selected, expected) => expect(selectionState(selected, keys)).toBe(expected));

  it('of an empty list is none', () => expect(selectionState(set('a'), [])).toBe('none'));
});
