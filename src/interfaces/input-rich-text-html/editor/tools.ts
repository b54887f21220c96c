import type { Command, EditorState } from 'prosemirror-state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from 'prosemirror-tables';
import type { TextKey } from '../../../kit';
import {
  align,
  alignment,
  blockAround,
  canRedo,
  canUndo,
  hasMark,
  indent,
  insertRule,
  outdent,
  redo,
  removeFormat,
  toggle,
  toggleHeading,
  toggleList,
  togglePre,
  toggleQuote,
  undo,
} from './commands';
import { removeLink } from './insert';

/** A tool of the bar. Those without a command open something; see `ToolBar`. */
export interface Tool {
  readonly icon: string;
  readonly label: TextKey;
  /** The key of ProseMirror, such as 'Mod-b'. */
  readonly key?: string;
  readonly command?: Command;
  /** For a tool that is on or off. */
  readonly isActive?: (state: EditorState) => boolean;
  readonly isEnabled?: (state: EditorState) => boolean;
}

const markTool = (name: string, icon: string, label: TextKey, key?: string): Tool => ({
  icon,
  label,
  ...(key !== undefined && { key }),
  command: toggle(name),
  isActive: (state) => hasMark(state, name),
});

const headingTool = (level: number, icon: string, label: TextKey): Tool => ({
  icon,
  label,
  key: `Mod-Alt-${level}`,
  command: toggleHeading(level),
  isActive: (state) => blockAround(state, 'heading')?.node.attrs['level'] === level,
});

const alignTool = (to: 'left' | 'center' | 'right' | 'justify', label: TextKey): Tool => ({
  icon: `format_align_${to}`,
  label,
  command: align(to),
  isActive: (state) => alignment(state) === to,
});

const inTable = (state: EditorState): boolean => blockAround(state, 'table') !== null;

const tableTool = (icon: string, label: TextKey, command: Command): Tool => ({
  icon,
  label,
  command,
  isEnabled: inTable,
});

/** All tools, by the names that the option `toolbar` has for them. */
export const TOOLS: Readonly<Record<string, Tool>> = {
  undo: { icon: 'undo', label: 'rich_undo', command: undo, isEnabled: canUndo },
  redo: { icon: 'redo', label: 'rich_redo', command: redo, isEnabled: canRedo },
  bold: markTool('strong', 'format_bold', 'rich_bold', 'Mod-b'),
  italic: markTool('em', 'format_italic', 'rich_italic', 'Mod-i'),
  underline: markTool('underline', 'format_underlined', 'rich_underline', 'Mod-u'),
  strikethrough: markTool('strike', 'strikethrough_s', 'rich_strikethrough'),
  subscript: markTool('subscript', 'subscript', 'rich_subscript'),
  superscript: markTool('superscript', 'superscript', 'rich_superscript'),
  removeformat: { icon: 'format_clear', label: 'rich_remove_format', command: removeFormat },
  customLink: {
    icon: 'link',
    label: 'rich_link',
    key: 'Mod-k',
    isActive: (state) => hasMark(state, 'link'),
  },
  unlink: { icon: 'link_off', label: 'rich_unlink', command: removeLink, isEnabled: (state) => hasMark(state, 'link') },
  bullist: {
    icon: 'format_list_bulleted',
    label: 'rich_bullet_list',
    key: 'Mod-Shift-8',
    command: toggleList('bullet_list'),
    isActive: (state) => blockAround(state, 'bullet_list', 'ordered_list')?.node.type.name === 'bullet_list',
  },
  numlist: {
    icon: 'format_list_numbered',
    label: 'rich_numbered_list',
    key: 'Mod-Shift-7',
    command: toggleList('ordered_list'),
    isActive: (state) => blockAround(state, 'bullet_list', 'ordered_list')?.node.type.name === 'ordered_list',
  },
  indent: { icon: 'format_indent_increase', label: 'rich_indent', command: indent },
  outdent: { icon: 'format_indent_decrease', label: 'rich_outdent', command: outdent },
  blockquote: {
    icon: 'format_quote',
    label: 'rich_quotation',
    command: toggleQuote,
    isActive: (state) => blockAround(state, 'blockquote') !== null,
  },
  h1: headingTool(1, 'looks_one', 'rich_heading_1'),
  h2: headingTool(2, 'looks_two', 'rich_heading_2'),
  h3: headingTool(3, 'looks_3', 'rich_heading_3'),
  h4: headingTool(4, 'looks_4', 'rich_heading_4'),
  h5: headingTool(5, 'looks_5', 'rich_heading_5'),
  h6: headingTool(6, 'looks_6', 'rich_heading_6'),
  pre: {
    icon: 'data_object',
    label: 'rich_preformatted',
    command: togglePre,
    isActive: (state) => blockAround(state, 'pre') !== null,
  },
  alignleft: alignTool('left', 'rich_align_left'),
  aligncenter: alignTool('center', 'rich_align_center'),
  alignright: alignTool('right', 'rich_align_right'),
  alignjustify: alignTool('justify', 'rich_align_justify'),
  customImage: { icon: 'image', label: 'rich_image' },
  customMedia: { icon: 'smart_display', label: 'rich_media' },
  table: { icon: 'table_chart', label: 'rich_table' },
  searchreplace: { icon: 'search', label: 'find', key: 'Mod-f' },
  hr: { icon: 'horizontal_rule', label: 'rich_rule', command: insertRule },
  code: { icon: 'code', label: 'rich_source' },
  fullscreen: { icon: 'fullscreen', label: 'rich_fullscreen' },
};

/** Shown with the tools while the caret is in a table. */
export const TABLE_TOOLS: Readonly<Record<string, Tool>> = {
  addRow: tableTool('add', 'rich_add_row', addRowAfter),
  addColumn: tableTool('add', 'rich_add_column', addColumnAfter),
  removeRow: tableTool('remove', 'rich_remove_row', deleteRow),
  removeColumn: tableTool('remove', 'rich_remove_column', deleteColumn),
  removeTable: tableTool('delete', 'rich_remove_table', deleteTable),
};

const entries = Object.entries(TOOLS);

/** The names of the tools that are on, and of those that cannot be used now. */
export const activeTools = (
  state: EditorState,
): { readonly active: readonly string[]; readonly disabled: readonly string[] } => ({
  active: [
    ...entries.filter(([, { isActive }]) => isActive?.(state) === true).map(([name]) => name),
    ...(inTable(state) ? ['table'] : []),
  ],
  disabled: entries.filter(([, { isEnabled }]) => isEnabled?.(state) === false).map(([name]) => name),
});

/** The commands of the tools, by key. */
export const shortcutCommands = (onDialog: (dialog: 'link' | 'image') => void): Record<string, Command> => ({
  ...Object.fromEntries(
    entries.flatMap(([, { key, command }]) => (key === undefined || command === undefined ? [] : [[key, command]])),
  ),
  'Mod-k': (_, dispatch) => {
    if (dispatch !== undefined) onDialog('link');
    return true;
  },
});
