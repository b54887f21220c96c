import { useId } from 'react';
import type { Offer } from '../../../domain/schema';
import { type DisplayDefinition, type InterfaceDefinition, type TextKey, useNamespaces, useText } from '../../../kit';
import { ControlGroup, Icon, VisuallyHidden } from '../../../ui';
import classes from './contribution-picker.module.css';

interface ContributionPickerProps {
  /** In the order of the cards. */
  readonly offers: readonly Offer<
    Pick<InterfaceDefinition | DisplayDefinition, 'id' | 'name' | 'description' | 'icon'>
  >[];
  /** The id of the chosen one, also of one that is not offered; null for none. */
  readonly value: string | null;
  readonly readonly: boolean;
  readonly onChange: (id: string) => void;
}

/** Cards to choose an interface or a display from; a star marks recommended ones. */
export const ContributionPicker = ({ offers, value, readonly, onChange }: ContributionPickerProps) => {
  useNamespaces(['options']);
  const { t } = useText();
  const name = useId();
  const isOffered = value === null || offers.some(({ definition }) => definition.id === value);
  const unknown = { id: value ?? '', name: value ?? '', description: undefined, icon: 'warning' };
  const cards = isOffered ? offers : [...offers, { definition: unknown, isRecommended: false }];
  return (
    <ControlGroup radios className={classes['cards']}>
      {cards.map(({ definition, isRecommended }) => (
        <label key={definition.id} className={classes['card']}>
          <input
            type="radio"
            name={name}
            className={classes['input']}
            checked={definition.id === value}
            disabled={readonly}
            onChange={() => onChange(definition.id)}
          />
          <span className={classes['icon']}>
            <Icon name={definition.icon} />
          </span>
          <b className={classes['name']}>
            <bdi>{t(definition.name as TextKey)}</bdi>
          </b>
          {isRecommended ? (
            <span className={classes['star']} title={t('interface_recommended')}>
              <Icon name="star" size="small" filled />
              <VisuallyHidden>{t('interface_recommended')}</VisuallyHidden>
            </span>
          ) : null}
          {definition.description === undefined ? null : (
            <small className={classes['note']}>{t(definition.description as TextKey)}</small>
          )}
        </label>
      ))}
    </ControlGroup>
  );
};
