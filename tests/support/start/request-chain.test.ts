import { duplicates, isScriptOrStyle, longestChain, type TimedRequest } from './request-chain';

const request = (url: string, start: number, end: number): TimedRequest => ({ url, start, end });

test('counts parallel requests as one round', () => {
  const requests = [request('/a', 0, 10), request('/b', 11, 30), request('/c', 12, 20), request('/d', 31, 40)];
  expect(longestChain(requests).map(({ url }) => url)).toEqual(['/a', '/c', '/d']);
});

test('starts a round only after the former request has ended', () => {
  expect(longestChain([request('/a', 0, 10), request('/b', 9, 20), request('/c', 20, 21)])).toHaveLength(2);
  expect(longestChain([])).toEqual([]);
});

test('finds the longest chain although a longer request spans it', () => {
  const requests = [request('/long', 0, 100), request('/a', 0, 10), request('/b', 10, 20), request('/c', 20, 30)];
  expect(longestChain(requests).map(({ url }) => url)).toEqual(['/a', '/b', '/c']);
});

test('names each repeated request', () => {
  expect(duplicates(['/a', '/b', '/a', '/a'].map((url) => request(url, 0, 1)))).toEqual(['/a', '/a']);
});

test('recognises scripts and styles by their address', () => {
  const found = ['/x.js', '/x.css', '/icons/common.json', '/items/x?a=b.js&c'].map((url) => request(url, 0, 1));
  expect(found.map(isScriptOrStyle)).toEqual([true, true, false, false]);
});
