import { useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../../kit';
import { Icon, type IconCategory, isRightToLeft } from '../../ui';
import { type IconGroup, iconLabel, nextInGrid } from './select-icon.rules';
import classes from './select-icon.module.css';

interface IconGridProps {
  readonly groups: readonly IconGroup<IconCategory>[];
  readonly current: string;
  readonly onChoose: (icon: string) => void;
}

/** Same number of columns as in the style sheet. */
const COLUMNS = 8;

/** Icons by category, with one tab stop; arrow keys move the focus within the grid. */
export const IconGrid = ({ groups, current, onChoose }: IconGridProps) => {
  const { t } = useText();
  const grid = useRef<HTMLDivElement>(null);
  const [tabStop, setTabStop] = useState<string | null>(null);
  const all = groups.flatMap(({ names }) => names);
  const tabbable = [tabStop, current].find((name) => name !== null && all.includes(name)) ?? all[0];
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const buttons = [...(grid.current?.querySelectorAll<HTMLElement>('[data-icon]') ?? [])];
    const index = buttons.findIndex((button) => button === event.target);
    const mirrored = isRightToLeft(event.currentTarget);
    const next = index === -1 ? null : nextInGrid(event.key, index, buttons.length, COLUMNS, mirrored);
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <div ref={grid} role="presentation" onKeyDown={move}>
      {groups.map(({ category, names }) => (
        <section key={category} aria-label={t(`icons_${category}`)}>
          <h2 className={classes['category']}>{t(`icons_${category}`)}</h2>
          <div className={classes['icons']}>
            {names.map((name) => (
              <button
                key={name}
                type="button"
                data-icon={name}
                aria-label={iconLabel(name)}
                title={iconLabel(name)}
                aria-pressed={name === current}
                tabIndex={name === tabbable ? 0 : -1}
                className={classes['icon']}
                onFocus={() => setTabStop(name)}
                onClick={() => onChoose(name)}
              >
                <Icon name={name} />
              </button>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
};
