import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { metaKey, useStream, useText, useViewModel } from '../../../kit';
import { Palette } from '../../../ui';
import { PaletteStatus } from './palette-status';
import { paletteGroups, parseSearch } from './palette.rules';
import { paletteViewModel } from './palette.view-model';
import { usePaletteGroups } from './use-palette-groups';

interface CommandPaletteProps {
  readonly onClose: () => void;
}

/** Searches pages, items and actions, and opens or executes the chosen one. */
export const CommandPalette = ({ onClose }: CommandPaletteProps) => {
  const { t, locale } = useText();
  const navigate = useNavigate();
  const model = useViewModel(paletteViewModel, locale.code);
  const text = useStream(model.text$);
  const titles = useStream(model.titles$);
  const totals = useStream(model.totals$);
  const shownText = useDeferredValue(text);
  const search = useMemo(() => parseSearch(shownText), [shownText]);
  const groups = usePaletteGroups(search, titles);
  const found = useMemo(
    () =>
      paletteGroups(groups, search).map((group) => ({
        ...group,
        entries: group.entries.map((entry) => {
          const total = entry.collection === undefined ? undefined : totals.get(entry.collection);
          return total === undefined ? entry : { ...entry, note: t('palette_items', { count: total }) };
        }),
      })),
    [groups, search, totals, t],
  );
  const entries = found.flatMap((group) => group.entries);
  const best = search.text === '' ? null : (entries.find(({ collection }) => collection !== undefined) ?? null);
  const counted = best?.collection ?? null;
  useEffect(() => model.count(counted), [model, counted]);
  const field = useRef<HTMLInputElement>(null);
  /** The button in the status may have gone. */
  const backToField = (): void => field.current?.focus();
  const choose = (id: string): void => {
    const entry = entries.find((each) => each.id === id);
    if (entry === undefined) return;
    onClose();
    if (entry.href === undefined) entry.execute?.();
    else void navigate(entry.href);
  };
  return (
    <Palette
      open
      onClose={onClose}
      texts={{ label: t('command_palette'), placeholder: t('command_palette_text'), close: t('close') }}
      text={text}
      onText={(typed) => model.type(typed)}
      groups={found}
      groupsFor={shownText}
      busy={titles.isSearching}
      emptyText={titles.isSearching ? t('palette_searching') : t('no_results')}
      announcement={titles.isSearching || search.text === '' ? '' : t('palette_results', { count: entries.length })}
      field={field}
      status={
        <PaletteStatus
          state={titles}
          onRetry={() => {
            model.retry();
            backToField();
          }}
          onSearchMore={() => {
            model.searchMore();
            backToField();
          }}
        />
      }
      hints={[
        { keys: '↑ ↓', label: t('palette_choose') },
        { keys: '↵', label: t('palette_open') },
        { keys: `${metaKey()} ↵`, label: t('palette_new_tab') },
        { keys: '>', label: t('palette_actions_only') },
      ]}
      onChoose={choose}
    />
  );
};
