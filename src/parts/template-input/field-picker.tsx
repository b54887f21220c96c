import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Schema } from '../../domain/schema';
import { useText } from '../../kit';
import { Input } from '../../ui';
import { fieldChoices, searchChoices } from './field-choices.rules';
import { FieldLevel } from './field-level';
import classes from './template-input.module.css';

interface FieldPickerProps {
  readonly schema: Schema;
  readonly collection: string;
  readonly onPick: (path: string) => void;
  readonly onClose: () => void;
}

/** The fields there are: a tree to open step by step, or what a search finds in all of it. */
export const FieldPicker = ({ schema, collection, onPick, onClose }: FieldPickerProps) => {
  const { t, locale } = useText();
  const [search, setSearch] = useState('');
  const searchId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    const element = panel.current;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close.current();
    };
    element?.addEventListener('keydown', press);
    element?.querySelector('input')?.focus();
    return () => element?.removeEventListener('keydown', press);
  }, []);
  const choices = useMemo(() => fieldChoices(schema, collection, locale.code), [schema, collection, locale]);
  const shown = search.trim() === '' ? choices : searchChoices(choices, search);
  return (
    <div ref={panel} className={classes['picker']} role="group" aria-label={t('template_add_field')}>
      <Input
        type="search"
        size="small"
        icon="search"
        id={searchId}
        value={search}
        onChange={setSearch}
        placeholder={t('template_search')}
        aria-label={t('template_search')}
      />
      {shown.length === 0 ? <p className={classes['nothing']}>{t('template_nothing')}</p> : <FieldLevel choices={shown} onPick={onPick} />}
    </div>
  );
};
