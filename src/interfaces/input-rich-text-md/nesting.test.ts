import { markdownDocuments } from '../../../fixtures/documents/markdown';
import { isDeeplyNested } from './nesting.rules';

test.each(['['.repeat(101), '![a '.repeat(200), '>'.repeat(100), 'a\n> '.concat('- '.repeat(120))])(
  '%.20j… is deeply nested',
  (text) => expect(isDeeplyNested(text)).toBe(true),
);

test.each(['['.repeat(100), '[a] '.repeat(500), '[ \n\n'.repeat(500), '> > > - 1. a'])('%.20j… is not', (text) =>
  expect(isDeeplyNested(text)).toBe(false),
);

test('no document of the corpus is', () => expect(markdownDocuments(500).filter(isDeeplyNested)).toEqual([]));
