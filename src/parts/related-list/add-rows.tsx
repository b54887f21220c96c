import { itemDependencies } from '../../application/dependencies';
import type { RelatedRows } from '../../application/relations';
import { fieldName, type Field } from '../../domain/schema';
import { useStream, useText, useViewModel, viewModel } from '../../kit';
import { Button } from '../../ui';
import { PickerDrawer } from '../picker-drawer';
import { ItemChoiceViewModel } from './item-choice.view-model';
import type { ListDenials } from './related-list.rules';
import type { RelatedListViewModel } from './related-list.view-model';
import classes from './related-list.module.css';

const itemChoice = viewModel(
  [itemDependencies('items', 'schema')],
  (dependencies) => (rows: RelatedRows) => new ItemChoiceViewModel(dependencies, rows),
);

interface AddRowsProps {
  readonly view: RelatedListViewModel;
  readonly field: Field;
  readonly denials: ListDenials;
  readonly readonly: boolean;
  readonly canCreate: boolean;
  readonly canSelect: boolean;
  readonly total: number;
}

/** The buttons that add rows: a new item in a drawer, or existing ones from the picker. */
export const AddRows = ({ view, field, denials, readonly, canCreate, canSelect, total }: AddRowsProps) => {
  const { t, locale } = useText();
  const choices = useViewModel(itemChoice, view.rows);
  const choice = useStream(choices.choice$);
  const reasonOf = (denial: ListDenials['select']): string | null =>
    readonly ? t('field_read_only') : denial === false ? null : t(denial);
  const name = fieldName(field, locale.code);
  return (
    <div className={classes['foot']}>
      {canCreate && view.relation.openDrawer !== undefined ? (
        <Button size="small" icon="add" disabledReason={reasonOf(denials.create)} onClick={() => view.openNew()}>
          {t('related_create_new')}
        </Button>
      ) : null}
      {canSelect ? (
        <Button
          size="small"
          variant="ghost"
          icon="link"
          disabledReason={reasonOf(denials.select)}
          onClick={() => choices.open(total)}
        >
          {t('related_add_existing')}
        </Button>
      ) : null}
      {choice === null ? null : (
        <PickerDrawer
          open
          collection={view.related}
          mode="many"
          title={t('related_add_to', { field: name })}
          field={name}
          lockedFilter={choice.lockedFilter}
          taken={choice.taken}
          takenAmong={choice.takenAmong}
          onPick={(keys) => view.link(keys)}
          onClose={() => choices.close()}
        />
      )}
    </div>
  );
};
