import { memo, type KeyboardEvent, type MouseEvent } from 'react';
import type { CardsOptions } from '../../domain/query';
import { useText } from '../../kit';
import { Checkbox, classNames, Link } from '../../ui';
import type { CardPlan } from './card-plan.rules';
import { CardPicture } from './card-picture';
import classes from './card.module.css';

interface CardProps {
  readonly plan: CardPlan;
  readonly options: Pick<CardsOptions, 'icon' | 'imageFit'>;
  /** Null for a card that opens nothing. */
  readonly href: string | null;
  /** Undefined where nothing can be selected. */
  readonly selected: boolean | undefined;
  /** The tab stop among the cards. */
  readonly tabbable: boolean;
  readonly index: number;
  /** Counts from 1, over all pages. */
  readonly position: number;
  readonly total: number | undefined;
  /** These keep their identity, else every card is drawn again. */
  readonly onPress: (index: number, event: MouseEvent<HTMLElement>) => void;
  readonly onKey: (index: number, event: KeyboardEvent<HTMLElement>) => void;
  readonly onCheck: (index: number, checked: boolean, range: boolean) => void;
}

/** An item as a picture with a name; all of it is a link to the item. */
export const Card = memo(
  ({ plan, options, href, selected, tabbable, index, position, total, onPress, onKey, onCheck }: CardProps) => {
    const { t } = useText();
    const { key, title, subtitle, thumbnail } = plan;
    const name = <bdi>{title}</bdi>;
    const shared = { className: classes['title'], 'data-card': index, tabIndex: tabbable ? 0 : -1 };
    return (
      <div
        role="listitem"
        aria-posinset={position}
        aria-setsize={total ?? -1}
        className={classNames(classes['card'], selected === true && classes['selected'])}
        data-key={key}
        {...(selected !== undefined && { 'data-selected': selected })}
      >
        <div className={classes['image']}>
          <CardPicture thumbnail={thumbnail} fit={options.imageFit} icon={options.icon} />
        </div>
        {selected === undefined ? null : (
          <span className={classes['check']}>
            <Checkbox
              checked={selected}
              tabIndex={-1}
              className={classes['mark']}
              aria-label={t('cards_select', { item: title })}
              onChange={(checked, { shiftKey }) => onCheck(index, checked, shiftKey)}
            />
          </span>
        )}
        {href === null ? (
          <span className={classes['title']}>{name}</span>
        ) : (
          <Link
            {...shared}
            href={href}
            onClick={(event) => onPress(index, event)}
            onKeyDown={(event) => onKey(index, event)}
          >
            {name}
          </Link>
        )}
        {subtitle === null ? null : (
          <span className={classes['subtitle']}>
            <bdi>{subtitle}</bdi>
          </span>
        )}
      </div>
    );
  },
);
