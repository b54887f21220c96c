import type { Command } from 'prosemirror-state';
import { metaKey, printKeys, useText } from '../../kit';
import { IconButton, Menu, CommandBar } from '../../ui';
import { applyFormat } from './editor/formats';
import type { EditorFace } from './editor/rich-editor';
import { TABLE_TOOLS, TOOLS } from './editor/tools';
import type { CustomFormat } from './rich-options.rules';

interface ToolBarProps {
  readonly name: string;
  readonly tools: readonly string[];
  readonly formats: readonly CustomFormat[];
  readonly face: EditorFace;
  /** 'code' and 'fullscreen', where they are on. */
  readonly pressed: readonly string[];
  /** The source is shown: nothing acts on the text. */
  readonly isSource: boolean;
  readonly onCommand: (command: Command) => void;
  /** A tool without a command. */
  readonly onOpen: (tool: string) => void;
}

const SOURCE_TOOLS: readonly string[] = ['code', 'fullscreen', 'searchreplace'];

/** The tools of the editor: what is configured, in its order, and those for tables while the caret is in one. */
export const ToolBar = ({ name, tools, formats, face, pressed, isSource, onCommand, onOpen }: ToolBarProps) => {
  const { t } = useText();
  const meta = metaKey();
  const button = (tool: string) => {
    const found = TOOLS[tool];
    if (found === undefined || (isSource && !SOURCE_TOOLS.includes(tool))) return null;
    const { icon, label, key, command, isActive } = found;
    const isToggle = isActive !== undefined || tool === 'code' || tool === 'fullscreen';
    return (
      <IconButton
        key={tool}
        size="small"
        icon={icon}
        label={t(label)}
        keys={key === undefined ? undefined : printKeys(key, meta)}
        {...(isToggle && { pressed: face.active.includes(tool) || pressed.includes(tool) })}
        {...(['customLink', 'customImage', 'customMedia'].includes(tool) && { 'aria-haspopup': 'dialog' })}
        disabledReason={face.disabled.includes(tool) && t('rich_not_here')}
        onClick={() => (command === undefined ? onOpen(tool) : onCommand(command))}
      />
    );
  };
  return (
    <CommandBar label={t('rich_tools', { field: name })}>
      {tools.map(button)}
      {formats.length === 0 || isSource ? null : (
        <Menu
          align="start"
          label={t('rich_formats')}
          trigger={<IconButton size="small" icon="style" label={t('rich_formats')} />}
          entries={formats.map((format, index) => ({
            key: String(index),
            label: format.title,
            onSelect: () => onCommand(applyFormat(format)),
          }))}
        />
      )}
      {face.active.includes('table') && !isSource ? (
        <Menu
          align="start"
          label={t('rich_table_tools')}
          trigger={<IconButton size="small" icon="grid_on" label={t('rich_table_tools')} />}
          entries={Object.entries(TABLE_TOOLS).map(([key, { icon, label, command }]) => ({
            key,
            icon,
            label: t(label),
            onSelect: () => command !== undefined && onCommand(command),
          }))}
        />
      ) : null}
    </CommandBar>
  );
};
