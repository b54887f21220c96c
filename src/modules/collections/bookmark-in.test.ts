import { bookmarkIn } from './route-target.rules';

test.each([
  ['', null],
  ['bookmark=7', 7],
  ['bookmark=', 0],
  ['bookmark=-7', 0],
  ['bookmark=7e9', 0],
  ['bookmark=99999999999999999999', 0],
])('the address query "%s" names the bookmark %p', (query, bookmark) => {
  expect(bookmarkIn(new URLSearchParams(query))).toBe(bookmark);
});
