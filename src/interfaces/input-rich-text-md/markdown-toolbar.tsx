import { memo, type ReactNode, useState } from 'react';
import { metaKey, printKeys, useText } from '../../kit';
import type { TextCommand } from '../../parts/fields/code-editor';
import { CommandBar, CommandSeparator, IconButton, Menu } from '../../ui';
import { insertCustomSyntax, insertTable } from './commands/insertions.rules';
import { HEADING_LEVELS, toggleHeading } from './commands/line-commands.rules';
import type { CustomSyntax } from './options.rules';
import { TableBuilder } from './table-builder';
import { HEADING_TOOL, headingKey, type Tool, type ToolId, TOOLS } from './tools.rules';

interface MarkdownToolbarProps {
  /** The name of the field. */
  readonly field: string;
  readonly custom: readonly CustomSyntax[];
  /** The tools whose format the selected text has. */
  readonly active: readonly ToolId[];
  readonly run: (command: TextCommand) => void;
  readonly onImage: () => void;
  readonly onFind: () => void;
  readonly end: ReactNode;
}

/** Opens the bar that finds and replaces. */
export const FindButton = ({ onFind }: Pick<MarkdownToolbarProps, 'onFind'>) => {
  const { t } = useText();
  return (
    <IconButton icon="search" size="small" label={t('find')} keys={printKeys('Mod-f', metaKey())} onClick={onFind} />
  );
};

/** The commands of the editor. Not drawn again for a key that changes none of them. */
export const MarkdownToolbar = memo(({ field, custom, active, run, onImage, onFind, end }: MarkdownToolbarProps) => {
  const { t } = useText();
  const [tableAnchor, setTableAnchor] = useState<HTMLElement | null>(null);
  const meta = metaKey();
  const button = ({ id, icon, command, key }: Tool) => (
    <IconButton
      key={id}
      icon={icon}
      size="small"
      label={t(`markdown_${id}`)}
      keys={key === undefined ? undefined : printKeys(key, meta)}
      pressed={active.includes(id)}
      onClick={() => run(command)}
    />
  );
  return (
    <>
      <CommandBar label={t('markdown_toolbar', { field })} end={end}>
        {button(HEADING_TOOL)}
        <Menu
          label={t('markdown_heading_levels')}
          align="start"
          trigger={<IconButton icon="expand_more" size="small" label={t('markdown_heading_levels')} />}
          entries={HEADING_LEVELS.map((level) => ({
            key: String(level),
            label: t('markdown_heading_level', { level }),
            shortcut: printKeys(headingKey(level), meta),
            onSelect: () => run(toggleHeading(level)),
          }))}
        />
        {TOOLS.flatMap((group, index) => [
          ...(index === 0 ? [] : [<CommandSeparator key={index} />]),
          ...group.map(button),
        ])}
        <CommandSeparator />
        <IconButton
          icon="table_chart"
          size="small"
          label={t('markdown_table')}
          aria-haspopup="dialog"
          aria-expanded={tableAnchor !== null}
          onClick={({ currentTarget }) => setTableAnchor(currentTarget)}
        />
        <IconButton icon="image" size="small" label={t('markdown_image')} aria-haspopup="dialog" onClick={onImage} />
        <CommandSeparator />
        <FindButton onFind={onFind} />
        {custom.length === 0 ? null : <CommandSeparator />}
        {custom.map((syntax, index) => (
          <IconButton
            key={index}
            icon={syntax.icon}
            size="small"
            label={syntax.name}
            onClick={() => run(insertCustomSyntax(syntax))}
          />
        ))}
      </CommandBar>
      {tableAnchor === null ? null : (
        <TableBuilder
          anchor={tableAnchor}
          onInsert={(rows, columns) =>
            run(insertTable(rows, columns, (number) => t('markdown_table_heading', { number })))
          }
          onClose={() => setTableAnchor(null)}
        />
      )}
    </>
  );
});
