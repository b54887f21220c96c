import { selectionState, toggleRange } from './selection';

const keys = ['a', 'b', 'c', 'd'];
const set = (...entries: string[]) => new Set(entries);

describe('toggleRange', () => {
  it('toggles one row without an anchor, and leaves the given set unchanged', () => {
    const before = set('a');
    expect(toggleRange(before, keys, 'c', true, null)).toEqual(set('a', 'c'));
    expect(toggleRange(before, keys, 'a', false, null)).toEqual(set());
    expect(before).toEqual(set('a'));
  });

  it('toggles the range from the anchor, in both directions', () => {
    expect(toggleRange(set('d'), keys, 'b', true, 'd')).toEqual(set('b', 'c', 'd'));
    expect(toggleRange(set(...keys), keys, 'c', false, 'b')).toEqual(set('a', 'd'));
  });

  it('toggles one row when the anchor is on another page', () => {
    expect(toggleRange(set('z'), keys, 'b', true, 'z')).toEqual(set('z', 'b'));
  });
});

describe('selectionState', () => {
  it.each([
    [set(), 'none'],
    [set('z'), 'none'],
    [set('a', 'z'), 'some'],
    [set(...keys), 'all'],
  ])('returns the state of %j: %s', (selected, expected) => expect(selectionState(selected, keys)).toBe(expected));

  it('returns none for an empty list', () => expect(selectionState(set('a'), [])).toBe('none'));
});
