import { type KeyboardEvent, memo, type MouseEvent, Suspense } from 'react';
import type { CardsOptions } from '../../domain/query';
import { type ItemChoice, useText } from '../../kit';
import { PictureImage } from '../../parts/fields/picture';
import { ValueDisplay } from '../../parts/fields/value-display';
import { Avatar, Checkbox, classNames, Icon, Link, Tag } from '../../ui';
import classes from './card.module.css';
import { type CardContent, cardImageOf, type PersonFacts } from './card.rules';

interface CardPictureProps {
  readonly plan: CardContent;
  readonly fit: CardsOptions['imageFit'];
  readonly icon: string;
}

/** Decorative: the title next to it is the accessible name. */
const CardPicture = ({ plan: { title, thumbnail, person }, fit, icon }: CardPictureProps) => {
  const face = cardImageOf(thumbnail, fit);
  const placeholder = person !== null ? <Avatar name={title} size="giant" /> : <Icon name={icon} size="large" />;
  switch (face.kind) {
    case 'picture':
      return (
        <PictureImage
          key={face.id}
          file={{ id: face.id, modified_on: face.modifiedOn }}
          variant={face.variant}
          alt=""
          className={classNames(classes['picture'], fit === 'contain' && classes['contained'])}
          fallback={face.label === null || person !== null ? placeholder : <TypeLabel label={face.label} />}
        />
      );
    case 'label':
      return <TypeLabel label={face.label} />;
    case 'icon':
      return placeholder;
  }
};

const TypeLabel = ({ label }: { readonly label: string }) => <span className={classes['type']}>{label}</span>;

/** Role and status of a user. */
const PersonFoot = ({ role, status }: PersonFacts) => (
  <span className={classes['foot']}>
    {role === null ? <span /> : <Tag>{role}</Tag>}
    {status === null ? null : (
      <Suspense fallback={null}>
        <ValueDisplay field={status.field} value={status.value} />
      </Suspense>
    )}
  </span>
);

interface CardProps {
  readonly plan: CardContent;
  readonly options: Pick<CardsOptions, 'icon' | 'imageFit'>;
  /** Null for a card without a link. */
  readonly href: string | null;
  /** Undefined when items cannot be selected. */
  readonly selected: boolean | undefined;
  /** Has a checkbox. */
  readonly withCheck: boolean;
  /** The whole card is a button that chooses or toggles the item. */
  readonly choice: ItemChoice['mode'] | undefined;
  /** Why the item cannot be chosen. */
  readonly takenLabel: string | undefined;
  /** Whether this card is the tab stop of the list. */
  readonly tabbable: boolean;
  readonly index: number;
  /** Counts from 1, over all pages. */
  readonly position: number;
  readonly total: number | undefined;
  /** Must keep their identity, else every card renders again. */
  readonly onPress: (index: number, event: MouseEvent<HTMLElement>) => void;
  readonly onKey: (index: number, event: KeyboardEvent<HTMLElement>) => void;
  readonly onCheck: (index: number, checked: boolean, range: boolean) => void;
}

/** An item as a picture with a title; the whole card is a link to the item, or the button that chooses it. */
export const Card = memo(
  ({
    plan,
    options,
    href,
    selected,
    withCheck,
    choice,
    takenLabel,
    tabbable,
    index,
    position,
    total,
    onPress,
    onKey,
    onCheck,
  }: CardProps) => {
    const { t } = useText();
    const { key, title, subtitle, person } = plan;
    const name = <bdi>{title}</bdi>;
    const shared = {
      className: classes['title'],
      'data-card': index,
      tabIndex: tabbable ? 0 : -1,
      onClick: (event: MouseEvent<HTMLElement>) => onPress(index, event),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKey(index, event),
    };
    return (
      <div
        role="listitem"
        aria-posinset={position}
        aria-setsize={total ?? -1}
        className={classNames(
          classes['card'],
          selected === true && classes['selected'],
          takenLabel !== undefined && classes['taken'],
        )}
        data-key={key}
        {...(selected !== undefined && { 'data-selected': selected })}
      >
        <div className={classes['image']}>
          <CardPicture plan={plan} fit={options.imageFit} icon={options.icon} />
        </div>
        {withCheck && takenLabel === undefined ? (
          <span className={classes['check']}>
            <Checkbox
              checked={selected === true}
              tabIndex={-1}
              className={classes['mark']}
              aria-label={t('cards_select', { item: title })}
              onChange={(checked, { shiftKey }) => onCheck(index, checked, shiftKey)}
            />
          </span>
        ) : null}
        {takenLabel === undefined ? null : (
          <span className={classes['reason']}>
            <Tag icon="link">{takenLabel}</Tag>
          </span>
        )}
        {choice !== undefined ? (
          <button
            type="button"
            {...shared}
            {...(choice === 'many' && { 'aria-pressed': selected === true })}
            {...(takenLabel !== undefined && { 'aria-disabled': true, title: takenLabel })}
          >
            {name}
          </button>
        ) : href === null ? (
          <span className={classes['title']}>{name}</span>
        ) : (
          <Link {...shared} href={href}>
            {name}
          </Link>
        )}
        {subtitle === null ? null : (
          <span className={classes['subtitle']}>
            <bdi>{subtitle}</bdi>
          </span>
        )}
        {person === null ? null : <PersonFoot {...person} />}
      </div>
    );
  },
);
