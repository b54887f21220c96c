import { TOOLS } from '../../src/interfaces/input-rich-text-html/editor/tools';
import { KEYED_COMMANDS } from '../../src/interfaces/input-rich-text-md/tools.rules';
import { metaKey, printKeys } from '../../src/kit';
import { shortcutPlaces } from '../../src/shell/private/shortcuts/shortcut-places';

const listedAt = (title: string): readonly string[] =>
  shortcutPlaces().flatMap((place) => (place.title === title ? place.lines.flatMap(({ keys }) => keys) : []));

/** The levels of headings share a line. */
const printed = (key: string): string => printKeys(key.replace(/^Mod-Alt-[1-6]$/, 'Mod-Alt-1 … 6'), metaKey());

test('the list of shortcuts has all keys of the tools of rich text', () => {
  const keys = Object.values(TOOLS).flatMap(({ key }) => (key === undefined ? [] : [printed(key)]));
  expect(keys.length).toBeGreaterThan(12);
  expect(keys.filter((key) => !listedAt('interface_input_rich_text_html').includes(key))).toEqual([]);
});

test('and all keys of Markdown', () => {
  const keys = KEYED_COMMANDS.map(({ key }) => printed(key));
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter((key) => !listedAt('interface_input_rich_text_md').includes(key))).toEqual([]);
});
