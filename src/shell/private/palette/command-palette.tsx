import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { metaKey, useStream, useText, useViewModel } from '../../../kit';
import { Palette } from '../../../ui';
import type { EarlyKeys } from '../use-early-keys';
import { PaletteStatus } from './palette-status';
import { paletteGroups, parseSearch } from './palette.rules';
import { paletteViewModel } from './palette.view-model';
import { usePaletteGroups } from './use-palette-groups';

interface CommandPaletteProps {
  readonly onClose: () => void;
  /** What is typed until the field has the focus. */
  readonly early: EarlyKeys;
}

/** Searches pages, items and actions, and opens or executes the chosen one. */
export const CommandPalette = ({ onClose, early }: CommandPaletteProps) => {
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
  const typeEarly = (): void => {
    const { text: typed, isEntered } = early.take();
    if (typed === '') return;
    // Enter waits for the entries of the text that the field shows.
    flushSync(() => model.type(typed));
    if (isEntered) field.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  };
  const choose = (id: string): void => {
    const entry = entries.find((each) => each.id === id);
    if (entry === undefined) return;
    // The dialog gives the focus back first, so that what the entry focuses keeps it. Not within an effect, which
    // chooses for an early Enter: the dialog would be closed after it only.
    queueMicrotask(() => {
      flushSync(onClose);
      if (entry.href === undefined) entry.execute?.();
      else void navigate(entry.href);
    });
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
      onReady={typeEarly}
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
