/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import leanRouter from './lean-router.build';

test('names for the developer tools go, and what a call makes is told to be no deed', () => {
  const source = [
    'var Link = React10.forwardRef(',
    '  function LinkWithRef() {',
    '    Inner.displayName = "Inner";',
    '  }',
    ');',
    'Link.displayName = "Link";',
    'start("Link");',
  ].join('\n');
  expect(leanRouter(source).split('\n')).toEqual([
    'var Link = /* @__PURE__ */ React10.forwardRef(',
    '  function LinkWithRef() {',
    '    Inner.displayName = "Inner";',
    '  }',
    ');',
    '',
    'start("Link");',
  ]);
});

test('the router that is installed is written as this expects', () => {
  const folder = join(__dirname, '../../node_modules/react-router/dist/production');
  const source = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  expect(source.match(/^Link\.displayName = /m)).not.toBeNull();
  expect(
    leanRouter(source).match(/^(Link|NavLink|Form|ScrollRestoration)\.displayName|^var \w+ = React\d*\.forwardRef/m),
  ).toBeNull();
});
