import type { SelectedText, TextCommand } from '../../parts/fields/code-editor/text-edit.rules';
import { toggleMark } from './commands/inline-marks.rules';
import { toggleLink } from './commands/insertions.rules';
import {
  DEFAULT_HEADING,
  HEADING_LEVELS,
  toggleCodeBlock,
  toggleHeading,
  toggleList,
  toggleQuote,
} from './commands/line-commands.rules';

/** A button of the toolbar. */
export interface Tool {
  readonly id: ToolId;
  readonly icon: string;
  readonly command: TextCommand;
  /** The keys in the notation of the editor. */
  readonly key?: string;
}

export type ToolId =
  'heading' | 'bold' | 'italic' | 'strikethrough' | 'link' | 'quote' | 'code' | 'bullets' | 'numbers';

/** Code within a line; several lines become a block. */
const toggleCode: TextCommand = (selected) =>
  selected.text.slice(selected.from, selected.to).trim().includes('\n')
    ? toggleCodeBlock(selected)
    : toggleMark('code')(selected);

/** In groups, between which the toolbar has lines. */
export const TOOLS: readonly (readonly Tool[])[] = [
  [
    { id: 'bold', icon: 'format_bold', command: toggleMark('bold'), key: 'Mod-b' },
    { id: 'italic', icon: 'format_italic', command: toggleMark('italic'), key: 'Mod-i' },
    { id: 'strikethrough', icon: 'strikethrough_s', command: toggleMark('strikethrough'), key: 'Mod-Alt-d' },
  ],
  [
    { id: 'link', icon: 'link', command: toggleLink, key: 'Mod-k' },
    { id: 'bullets', icon: 'format_list_bulleted', command: toggleList('bulleted') },
    { id: 'numbers', icon: 'format_list_numbered', command: toggleList('numbered') },
    { id: 'quote', icon: 'format_quote', command: toggleQuote, key: 'Mod-Alt-q' },
    { id: 'code', icon: 'code', command: toggleCode, key: 'Mod-Alt-c' },
  ],
];

/** The key of a heading of a level. */
export const headingKey = (level: number): string => `Mod-Alt-${level}`;

export const HEADING_TOOL: Tool = {
  id: 'heading',
  icon: 'title',
  command: toggleHeading(DEFAULT_HEADING),
  key: headingKey(DEFAULT_HEADING),
};

/** Whether a command would only take off what it puts on. */
const isOn = (command: TextCommand, selected: SelectedText): boolean => {
  const edit = command(selected);
  if (edit === null) return false;
  // Within markers, the caret is moved behind them.
  return edit.changes.length === 0 ? edit.from > selected.to : edit.changes.every(({ insert }) => insert === '');
};

const ALL_TOOLS: readonly Tool[] = [HEADING_TOOL, ...TOOLS.flat()];

/** The tools whose format the selected text has. */
export const activeTools = (selected: SelectedText): readonly ToolId[] =>
  ALL_TOOLS.filter(({ command }) => isOn(command, selected)).map(({ id }) => id);

/** Everything that has keys. */
export const KEYED_COMMANDS: readonly { readonly key: string; readonly command: TextCommand }[] = [
  ...TOOLS.flat().flatMap(({ key, command }) => (key === undefined ? [] : [{ key, command }])),
  ...HEADING_LEVELS.map((level) => ({ key: headingKey(level), command: toggleHeading(level) })),
];
