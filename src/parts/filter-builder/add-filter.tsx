import { useRef } from 'react';
import { useText } from '../../kit';
import { Button } from '../../ui';
import { useBuilder } from './builder';
import { FieldChoice } from './field-choice';
import { useFocusHere } from './use-focus-here';
import classes from './filter-builder.module.css';

/** Adds a filter, or a group of them, at the end of a group; null for the end of all. */
export const AddFilter = ({ group }: { readonly group: string | null }) => {
  const { t } = useText();
  const { editing } = useBuilder();
  const place = useRef<HTMLDivElement>(null);
  useFocusHere(group, place, group === null ? undefined : 'value');
  return (
    <div ref={place} className={classes['add']}>
      <FieldChoice
        label={t(group === null ? 'filter_add' : 'filter_add_in_group')}
        placeholder={t(group === null ? 'filter_add' : 'filter_add_in_group')}
        icon="add"
        onChoose={(path, type) => editing.addCondition(group, path, type)}
      />
      <Button variant="ghost" size="small" icon="layers" onClick={() => editing.addGroup(group, 'or')}>
        {t('filter_add_group')}
      </Button>
    </div>
  );
};
