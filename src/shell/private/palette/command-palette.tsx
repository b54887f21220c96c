import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Command } from '../../../application/commands';
import { useText } from '../../../kit';
import { Palette } from '../../../ui';
import { paletteGroups } from './palette.rules';
import { usePaletteEntries } from './use-palette-entries';

interface CommandPaletteProps {
  /** Commands available on every page. */
  readonly commands: readonly Command[];
  readonly onClose: () => void;
}

/** Searches pages and commands, and opens or runs the chosen one. */
export const CommandPalette = ({ commands, onClose }: CommandPaletteProps) => {
  const { t } = useText();
  const navigate = useNavigate();
  const { groups, targets } = usePaletteEntries(commands);
  const [text, setText] = useState('');
  const found = paletteGroups(groups, useDeferredValue(text));
  const choose = (id: string): void => {
    const target = targets.get(id);
    if (target === undefined || ('command' in target && target.command.disabledReason !== undefined)) return;
    onClose();
    if ('path' in target) void navigate(target.path);
    else target.command.run();
  };
  return (
    <Palette
      open
      onClose={onClose}
      label={t('command_palette')}
      placeholder={t('command_palette_text')}
      text={text}
      onText={setText}
      groups={found}
      emptyText={t('no_results')}
      onChoose={choose}
    />
  );
};
