import { metaKey, printKeys, type ShortcutName, shortcutLabel, SHORTCUTS, type TextKey } from '../../../kit';

/** Keys and what they do. Key caps are separated by spaces, alternatives are listed. */
export interface ShortcutLine {
  readonly text: TextKey;
  readonly keys: readonly string[];
}

/** Where shortcuts work. */
export interface ShortcutPlace {
  readonly title: TextKey;
  readonly lines: readonly ShortcutLine[];
}

const line = (text: TextKey, ...keys: readonly string[]): ShortcutLine => ({ text, keys });

const action = (text: TextKey, ...names: readonly ShortcutName[]): ShortcutLine =>
  line(text, ...names.map((name) => shortcutLabel(SHORTCUTS[name])));

/** A key in the notation of the editors, such as 'Mod-b'. */
const typed = (text: TextKey, ...keys: readonly string[]): ShortcutLine =>
  line(text, ...keys.map((key) => printKeys(key, metaKey())));

const ARROWS = '↑ ↓ ← →';

/** All shortcuts and ways to use the keyboard, by place. */
export const shortcutPlaces = (): readonly ShortcutPlace[] => [
  {
    title: 'keys_everywhere',
    lines: [
      action('command_palette', 'palette'),
      action('keyboard_shortcuts', 'shortcuts'),
      action('focus_notice', 'focusNotice'),
      action('undo_last', 'undoNotice'),
      action('upload_to_library', 'uploadFiles'),
      line('keys_close', 'Esc'),
    ],
  },
  {
    title: 'command_palette',
    lines: [
      line('keys_palette_move', '↑ ↓'),
      line('keys_palette_open', '↵'),
      line('keys_palette_tab', `${metaKey()} ↵`),
      line('keys_palette_actions', '>'),
    ],
  },
  {
    title: 'keys_lists',
    lines: [
      action('keys_search', 'searchList'),
      action('select_all', 'selectAll'),
      action('clear_selection', 'clearSelection'),
      action('copy_selected_rows', 'copyRows'),
    ],
  },
  {
    title: 'keys_table',
    lines: [
      line('keys_move', ARROWS),
      line('keys_row_ends', 'Home', 'End'),
      line('keys_list_ends', 'Ctrl Home', 'Ctrl End'),
      line('keys_screen', 'PgUp', 'PgDn'),
      line('keys_open', '↵'),
      line('keys_select', 'Space'),
      line('keys_select_range', '⇧ Space'),
      line('keys_edit_cell', 'F2'),
      line('keys_column_menu', '↓'),
      line('keys_column_move', '⇧ ←', '⇧ →'),
      line('keys_column_width', '←', '→'),
    ],
  },
  {
    title: 'keys_cards',
    lines: [
      line('keys_move', ARROWS),
      line('keys_list_ends', 'Home', 'End'),
      line('keys_open', '↵'),
      line('keys_select', 'Space'),
      line('keys_select_range', '⇧ Space'),
    ],
  },
  {
    title: 'keys_calendar',
    lines: [line('keys_event_next', 'Tab'), line('keys_event_open', '↵'), line('keys_calendar_scroll', '↑ ↓')],
  },
  {
    title: 'keys_order',
    lines: [
      line('keys_order_move', '↑ ↓'),
      line('keys_order_grab', 'Space'),
      line('keys_order_drop', '↵', 'Space'),
      line('keys_order_cancel', 'Esc'),
      line('keys_row_remove', 'Del'),
    ],
  },
  {
    title: 'keys_item',
    lines: [
      action('first_field', 'firstField'),
      action('save_and_stay', 'saveAndStay'),
      action('save_and_create_new', 'saveAndNew'),
      line('keys_tag_add', '↵'),
      line('keys_tag_remove', '⌫'),
      line('keys_number_step', '↑ ↓'),
      line('keys_comment_send', `${metaKey()} ↵`),
      line('keys_revision_step', 'Alt ↑', 'Alt ↓'),
    ],
  },
  {
    title: 'interface_input_rich_text_html',
    lines: [
      typed('rich_bold', 'Mod-b'),
      typed('rich_italic', 'Mod-i'),
      typed('rich_underline', 'Mod-u'),
      typed('rich_link', 'Mod-k'),
      typed('rich_bullet_list', 'Mod-Shift-8'),
      typed('rich_numbered_list', 'Mod-Shift-7'),
      typed('keys_headings', 'Mod-Alt-1 … 6'),
      typed('rich_indent', 'Mod-]', 'Tab'),
      typed('rich_outdent', 'Mod-[', 'Shift-Tab'),
      typed('rich_undo', 'Mod-z'),
      typed('rich_redo', 'Mod-Shift-z', 'Mod-y'),
      typed('find', 'Mod-f'),
      typed('keys_find_step', 'Enter', 'Shift-Enter'),
    ],
  },
  {
    title: 'interface_input_rich_text_md',
    lines: [
      typed('markdown_bold', 'Mod-b'),
      typed('markdown_italic', 'Mod-i'),
      typed('markdown_strikethrough', 'Mod-Alt-d'),
      typed('markdown_link', 'Mod-k'),
      typed('markdown_quote', 'Mod-Alt-q'),
      typed('markdown_code', 'Mod-Alt-c'),
      typed('keys_headings', 'Mod-Alt-1 … 6'),
      typed('find', 'Mod-f'),
      line('keys_leave_text', 'Esc Tab'),
    ],
  },
  {
    title: 'keys_drawers',
    lines: [
      action('keys_confirm', 'confirmDrawer', 'confirmDrawerByEnter'),
      action('keys_image_undo', 'undoImageStep'),
      line('keys_menu_move', '↑ ↓'),
    ],
  },
  {
    title: 'keys_tree',
    lines: [
      line('keys_tree_move', '↑ ↓'),
      line('keys_tree_open', '→', '←'),
      line('keys_tree_siblings', '*'),
      line('keys_tree_type', 'A … Z'),
      line('keys_tree_choose', '↵'),
    ],
  },
];
