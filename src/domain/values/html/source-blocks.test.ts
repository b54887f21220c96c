import fc from 'fast-check';
import { sourceBlocks } from './source-blocks';

const joined = (html: string): string => {
  const { blocks, after } = sourceBlocks(html);
  return blocks.map((block) => block.before + block.html).join('') + after;
};

const split = (html: string): readonly string[] =>
  sourceBlocks(html).blocks.map((block) => `${block.kind} ${block.html}`);

test.each<[string, string, readonly string[]]>([
  [
    'elements and the text between them',
    '<p>a</p>\n b <i>c</i>\n<ul><li>d</li></ul>',
    ['element <p>a</p>', 'run b <i>c</i>\n', 'element <ul><li>d</li></ul>'],
  ],
  ['nothing but blanks', ' \n\t', []],
  ['text alone', 'a < b & c', ['run a < b & c']],
  ['paragraphs without end tags', '<p>a<p>b<ul><li>c</ul>', ['element <p>a', 'element <p>b', 'element <ul><li>c</ul>']],
  [
    'a block within an inline element of a paragraph',
    '<p>a<b>b<div>c</div>',
    ['element <p>a<b>b', 'element <div>c</div>'],
  ],
  [
    'a paragraph within a cell',
    '<table><tr><td><p>a<table><tr><td>b</table></table>',
    ['element <table><tr><td><p>a<table><tr><td>b</table></table>'],
  ],
  [
    'a barrier within a paragraph',
    '<p><object><div>a</div></object></p>',
    ['element <p><object><div>a</div></object></p>'],
  ],
  [
    'void and self-closing elements',
    '<hr><p>a<br>b<img src="x"></p><hr/>',
    ['element <hr>', 'element <p>a<br>b<img src="x"></p>', 'element <hr/>'],
  ],
  ['end tags that close nothing', '</p><p>a</i></p></div>', ['other </p>', 'element <p>a</i></p>', 'other </div>']],
  [
    'comments of every kind',
    '<!-- a --><!><!-->b<!--->c<?php x ?></>d<!-- e --!><!-- f',
    ['other <!-- a -->', 'other <!>', 'other <!-->', 'run b<!--->c<?php x ?></>d<!-- e --!><!-- f'],
  ],
  ['a comment without an end', '<!x', ['other <!x']],
  [
    'elements whose content is text',
    '<script>if (a < b) "</p>"</script><style>p > a {}</style ><textarea><p>',
    ['element <script>if (a < b) "</p>"</script>', 'element <style>p > a {}</style >', 'element <textarea><p>'],
  ],
  [
    'attributes with and without quotes',
    `<p a="x>" b='>' c=d/e =f g / h>a</p><p i = "j">b</p>`,
    [`element <p a="x>" b='>' c=d/e =f g / h>a</p>`, 'element <p i = "j">b</p>'],
  ],
  ['a tag that is not ended', '<p>a</p><p class="b', ['element <p>a</p>', 'run <p class="b']],
  ['a quote that is not ended', "<p>a</p><p b='c>", ['element <p>a</p>', "run <p b='c>"]],
  [
    'drawings and formulas',
    '<svg><style><p></p></style><path/><![CDATA[</svg>]]></svg><math><mi/></math><p>a</p>',
    ['run <svg><style><p></p></style><path/><![CDATA[</svg>]]></svg><math><mi/></math>', 'element <p>a</p>'],
  ],
  ['a section of a drawing that is not ended', '<svg><![CDATA[a', ['run <svg><![CDATA[a']],
  ['an unknown element', '<my-box>a</my-box><p>b</p>', ['element <my-box>a</my-box>', 'element <p>b</p>']],
  ['names in capitals', '<P>a</P><DIV>b</DIV>', ['element <P>a</P>', 'element <DIV>b</DIV>']],
  ['a whole document', '<!doctype html><p>a</p>', ['other <!doctype html><p>a</p>']],
  ['deep nesting', '<div>'.repeat(300), [`other ${'<div>'.repeat(300)}`]],
])('splits %s', (_, html, blocks) => {
  expect(split(html)).toEqual(blocks);
  expect(joined(html)).toBe(html);
});

test('the blocks are always the whole source', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<div a="',
    '">',
    "'",
    '<',
    '>',
    '<!--',
    '-->',
    '<svg>',
    '</svg>',
    '<br/>',
    ' ',
    'a',
    '<td>',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      expect(joined(pieces.join(''))).toBe(pieces.join(''));
    }),
  );
});
