import { useRef } from 'react';
import type { FilterNode } from '../../domain/filters';
import { useText } from '../../kit';
import { Icon } from '../../ui';
import { FilterSentence, filterSentence } from '../filter-sentence';
import { useBuilder } from './builder';
import { useFocusHere } from './use-focus-here';
import classes from './filter-builder.module.css';

/** An entry that nobody can change, and why. */
export const LockedFilter = ({ node }: { readonly node: FilterNode }) => {
  const { t } = useText();
  const { reader } = useBuilder();
  const place = useRef<HTMLDivElement>(null);
  useFocusHere(node.key, place);
  return (
    <div ref={place} className={classes['locked']} data-filter={node.key}>
      <Icon name="lock" size="small" />
      <div>
        <FilterSentence sentence={filterSentence([node], reader)} />
        <p className={classes['note']}>{t('filter_locked')}</p>
      </div>
    </div>
  );
};
