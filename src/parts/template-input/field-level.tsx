import { useState } from 'react';
import { useText } from '../../kit';
import { IconButton } from '../../ui';
import type { FieldChoice } from './field-choices.rules';
import classes from './template-input.module.css';

interface FieldLevelProps {
  readonly choices: readonly FieldChoice[];
  readonly onPick: (path: string) => void;
}

/** Fields of one collection; those with more behind them open. */
export const FieldLevel = ({ choices, onPick }: FieldLevelProps) => {
  const { t } = useText();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (path: string): void => {
    const next = new Set(open);
    if (!next.delete(path)) next.add(path);
    setOpen(next);
  };
  return (
    <ul className={classes['level']}>
      {choices.map(({ path, name, children }) => (
        <li key={path}>
          <span className={classes['choice']}>
            <button type="button" className={classes['pick']} data-path={path} onClick={() => onPick(path)}>
              <bdi>{name}</bdi>
            </button>
            {children.length === 0 ? null : (
              <IconButton
                icon={open.has(path) ? 'expand_less' : 'expand_more'}
                size="tiny"
                label={t('template_fields_of', { field: name })}
                aria-expanded={open.has(path)}
                onClick={() => toggle(path)}
              />
            )}
          </span>
          {open.has(path) ? <FieldLevel choices={children} onPick={onPick} /> : null}
        </li>
      ))}
    </ul>
  );
};
