import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortcutLabel, SHORTCUTS } from '../../../kit';
import { shortcutPlaces } from './shortcut-places';

const SOURCES = join(__dirname, '../../..');

const listed = shortcutPlaces().flatMap(({ lines }) => lines.flatMap(({ keys }) => keys));

test.each(Object.entries(SHORTCUTS))('the shortcut %s has a line', (_, shortcut) => {
  expect(listed).toContain(shortcutLabel(shortcut));
});

test('actions take their shortcuts from the catalogue, so that none is missing from the dialog', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.(test|fixtures)\.tsx?$/.test(path),
  );
  const literal = files.filter((path) =>
    /shortcut: \{|KEYS = \[\s*\{ key:/.test(readFileSync(join(SOURCES, path), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(literal).toEqual([]);
});

test('each place names its lines once', () => {
  for (const { lines } of shortcutPlaces()) expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length);
});
