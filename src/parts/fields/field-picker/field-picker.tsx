import { useText } from '../../../kit';
import { Icon } from '../../../ui';
import { FieldTree } from './field-tree';
import { useFieldTree, type FieldTreeProps } from './use-field-tree';
import classes from './field-picker.module.css';

/**
 * Picks a field, or a field of a related item up to three levels deep, by search or from a tree; the content of a
 * popover.
 */
export const FieldPicker = (props: FieldTreeProps) => {
  const { t } = useText();
  const tree = useFieldTree(props);
  return (
    <>
      <div className={classes['search']}>
        <Icon name="search" />
        <input
          className={classes['input']}
          type="text"
          role="combobox"
          aria-label={t('field_search')}
          aria-haspopup="tree"
          aria-expanded
          aria-controls={tree.id}
          aria-activedescendant={tree.activeId}
          autoComplete="off"
          placeholder={t('field_search')}
          value={tree.text}
          dir="auto"
          onChange={({ target }) => tree.setText(target.value)}
          onKeyDown={tree.onKeyDown}
        />
      </div>
      <FieldTree tree={tree} />
    </>
  );
};
