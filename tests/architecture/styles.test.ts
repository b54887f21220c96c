/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './boundaries';

/** Properties that browsers animate on the compositor; a colour transition would repaint every frame. */
const MOVED = /^(?:none|(?:transform|opacity) var\(--motion-\w+\) var\(--ease-\w+\))$/;

const STEP = /^(?:transform|opacity|translate|scale|rotate)$/;

const styles = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, 'src', path), 'utf8').replace(/\/\*[^]*?\*\//g, '') }));

const found = (pattern: RegExp): readonly string[] =>
  styles.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, value = '']) => `${path}: ${value.trim()}`));

const valueOf = (line: string): string => line.slice(line.indexOf(': ') + 2);

test('there are transitions to look at', () => {
  expect(found(/transition:([^;}]*)/g).length).toBeGreaterThan(3);
});

test('transitions change transform and opacity only, with durations of the tokens, which are 0 with reduced motion', () => {
  const moved = found(/transition:([^;}]*)/g).filter(
    (line) =>
      !valueOf(line)
        .split(/,\s*(?![^(]*\))/)
        .every((part) => MOVED.test(part.trim())),
  );
  expect(moved).toEqual([]);
});

test('nor do animations move anything else', () => {
  const frames = found(/@keyframes\s+[\w-]+\s*\{((?:[^{}]*\{[^{}]*\})*)/g);
  expect(frames.length).toBeGreaterThan(3);
  const properties = frames.flatMap((line) =>
    [...valueOf(line).matchAll(/[{;]\s*([\w-]+)\s*:/g)].map(([, name = '']) => name),
  );
  expect([...new Set(properties)].filter((name) => !STEP.test(name))).toEqual([]);
});

test('no selector looks through all earlier siblings for any element, which takes quadratic time in long documents', () => {
  const selectors = found(/([^{};]+)\{/g).map(valueOf);
  expect(selectors.length).toBeGreaterThan(1_000);
  expect(selectors.filter((each) => /~\s*(?:\*|:|\[)/.test(each))).toEqual([]);
});
