import { useEffect, useRef, useState } from 'react';
import { useText } from '../../kit';
import { Button, HANDLES_ESCAPE, IconButton, Input } from '../../ui';
import type { FoundPlaces } from './editor/find';
import type { RichEditor } from './editor/rich-editor';
import classes from './input-rich-text-html.module.css';

interface FindBarProps {
  readonly editor: RichEditor;
  readonly found: FoundPlaces;
  readonly onClose: () => void;
}

/** Finds and replaces a text. Enter goes on, Shift and Enter go back, Escape closes. */
export const FindBar = ({ editor, found, onClose }: FindBarProps) => {
  const { t } = useText();
  const [query, setQuery] = useState(() => editor.selectedText);
  const [replacement, setReplacement] = useState('');
  const bar = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const look = (next: string): void => {
    setQuery(next);
    editor.find(next);
  };
  useEffect(() => {
    const element = bar.current;
    const press = (event: KeyboardEvent): void => {
      const isEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement;
      if (event.key !== 'Escape' && !isEnter) return;
      event.preventDefault();
      event.stopPropagation();
      if (!isEnter) onClose();
      else if (found.total === 0) editor.find(query);
      else editor.findNext(event.shiftKey ? -1 : 1);
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  });
  const none = found.total === 0 && t('rich_find_none');
  return (
    <div ref={bar} className={classes['find']} role="search" aria-label={t('rich_find')} {...{ [HANDLES_ESCAPE]: '' }}>
      <div className={classes['find-line']}>
        <Input
          ref={input}
          aria-label={t('rich_find')}
          placeholder={t('rich_find')}
          autoComplete="off"
          value={query}
          onChange={look}
        />
        <span role="status" className={classes['find-count']}>
          {query === '' ? '' : found.total === 0 ? none : t('rich_find_count', { ...found })}
        </span>
        <IconButton
          size="small"
          icon="expand_less"
          label={t('rich_find_previous')}
          disabledReason={none}
          onClick={() => editor.findNext(-1)}
        />
        <IconButton
          size="small"
          icon="expand_more"
          label={t('rich_find_next')}
          disabledReason={none}
          onClick={() => editor.findNext(1)}
        />
        <IconButton size="small" icon="close" label={t('close')} onClick={onClose} />
      </div>
      <div className={classes['find-line']}>
        <Input
          aria-label={t('rich_replace_with')}
          placeholder={t('rich_replace_with')}
          autoComplete="off"
          value={replacement}
          onChange={setReplacement}
        />
        <Button size="small" disabledReason={none} onClick={() => editor.replaceFound(replacement)}>
          {t('rich_replace')}
        </Button>
        <Button size="small" disabledReason={none} onClick={() => editor.replaceAllFound(replacement)}>
          {t('rich_replace_all')}
        </Button>
      </div>
    </div>
  );
};
