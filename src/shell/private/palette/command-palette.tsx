import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Command } from '../../../application/commands';
import { useText } from '../../../kit';
import { Palette } from '../../../ui';
import { paletteGroups } from './palette.rules';
import { usePaletteEntries } from './use-palette-offers';

interface CommandPaletteProps {
  /** What can be done from everywhere. */
  readonly commands: readonly Command[];
  readonly onClose: () => void;
}

/** Goes anywhere and does anything that can be done from here. */
export const CommandPalette = ({ commands, onClose }: CommandPaletteProps) => {
  const { t } = useText();
  const navigate = useNavigate();
  const { groups, destinations } = usePaletteEntries(commands);
  const [text, setText] = useState('');
  const found = paletteGroups(groups, useDeferredValue(text));
  const choose = (id: string): void => {
    const destination = destinations.get(id);
    if (destination === undefined || ('command' in destination && destination.command.disabledReason !== undefined))
      return;
    onClose();
    if ('path' in destination) void navigate(destination.path);
    else destination.command.run();
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
