import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../../kit';
import { Button, HANDLES_ESCAPE, IconButton, Input } from '../../../ui';
import classes from './find-bar.module.css';
import type { FoundPlaces } from './found-places.rules';

/** An editor whose text is searched. */
export interface Finder {
  readonly selectedText: string;
  /** Marks the places with a text and shows the first one after the caret; the focus stays. Empty text ends the search. */
  find(text: string, matchesCase: boolean): void;
  /** Shows the next place, or the one before with -1. */
  findNext(step: 1 | -1): void;
  /** Replaces the text at the place that is shown, and shows the next one. */
  replaceFound(text: string): void;
  /** Replaces the text at all places, as one step of undo. */
  replaceAllFound(text: string): void;
}

interface FindBarProps {
  readonly finder: Finder;
  readonly found: FoundPlaces;
  /** Nothing can be replaced. */
  readonly readonly: boolean;
  readonly onClose: () => void;
}

/** Finds and replaces a text. Enter goes on, Shift and Enter go back, Escape closes. */
export const FindBar = ({ finder, found, readonly, onClose }: FindBarProps) => {
  const { t, locale } = useText();
  const [query, setQuery] = useState(() => finder.selectedText.split('\n', 1)[0] ?? '');
  const [matchesCase, setMatchesCase] = useState(false);
  const [replacement, setReplacement] = useState('');
  const bar = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  useEffect(() => finder.find(query, matchesCase), [finder, query, matchesCase]);
  useEffect(() => {
    const element = bar.current;
    const press = (event: KeyboardEvent): void => {
      const isEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement;
      if (event.key !== 'Escape' && !isEnter) return;
      event.preventDefault();
      event.stopPropagation();
      if (isEnter) finder.findNext(event.shiftKey ? -1 : 1);
      else onClose();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  });
  const none = found.total === 0 && t('find_none');
  return (
    <div
      ref={bar}
      className={classes['bar']}
      role="search"
      aria-label={t('find')}
      dir={locale.direction}
      {...{ [HANDLES_ESCAPE]: '' }}
    >
      <div className={classes['line']}>
        <Input
          ref={input}
          aria-label={t('find')}
          placeholder={t('find')}
          autoComplete="off"
          value={query}
          onChange={setQuery}
        />
        <div className={classes['steps']}>
          <span role="status" className={classes['count']}>
            {query === '' ? '' : found.total === 0 ? none : t('find_count', { ...found })}
          </span>
          <IconButton
            size="small"
            icon="text_fields"
            label={t('find_match_case')}
            pressed={matchesCase}
            onClick={() => setMatchesCase(!matchesCase)}
          />
          <IconButton
            size="small"
            icon="expand_less"
            label={t('find_previous')}
            disabledReason={none}
            onClick={() => finder.findNext(-1)}
          />
          <IconButton
            size="small"
            icon="expand_more"
            label={t('find_next')}
            disabledReason={none}
            onClick={() => finder.findNext(1)}
          />
          <IconButton size="small" icon="close" label={t('close')} onClick={onClose} />
        </div>
      </div>
      {readonly ? null : (
        <div className={classes['line']}>
          <Input
            aria-label={t('find_replace_with')}
            placeholder={t('find_replace_with')}
            autoComplete="off"
            value={replacement}
            onChange={setReplacement}
          />
          <Button size="small" disabledReason={none} onClick={() => finder.replaceFound(replacement)}>
            {t('find_replace')}
          </Button>
          <Button size="small" disabledReason={none} onClick={() => finder.replaceAllFound(replacement)}>
            {t('find_replace_all')}
          </Button>
        </div>
      )}
    </div>
  );
};
