import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../../kit';
import { Palette } from '../../../ui';
import { paletteGroups } from './palette.rules';
import { usePaletteEntries } from './use-palette-entries';

interface CommandPaletteProps {
  readonly onClose: () => void;
}

/** Searches pages and actions, and opens or executes the chosen one. */
export const CommandPalette = ({ onClose }: CommandPaletteProps) => {
  const { t } = useText();
  const navigate = useNavigate();
  const { groups, targets } = usePaletteEntries();
  const [text, setText] = useState('');
  const found = paletteGroups(groups, useDeferredValue(text));
  const choose = (id: string): void => {
    const target = targets.get(id);
    if (target === undefined || target.disabledReason !== undefined) return;
    onClose();
    if (target.href === undefined) target.execute?.();
    else void navigate(target.href);
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
