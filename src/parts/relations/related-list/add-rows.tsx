import type { ReactNode } from 'react';
import { itemDependencies } from '../../../application/dependencies';
import type { RelatedRows } from '../../../application/relations';
import type { Field } from '../../../domain/schema';
import { useStream, useText, useViewModel, viewModel } from '../../../kit';
import { Button } from '../../../ui';
import { PickerDrawer } from '../picker-drawer';
import { ItemChoiceViewModel } from './item-choice.view-model';
import type { ListDenials } from './related-list.rules';
import type { RelatedListViewModel } from './related-list.view-model';
import classes from './related-list.module.css';

const itemChoice = viewModel(
  [itemDependencies('items', 'schema')],
  (dependencies) => (rows: RelatedRows) => new ItemChoiceViewModel(dependencies, rows),
);

/** The picker for existing items, in a list with this number of rows on the server. */
export const useExistingItems = (
  view: RelatedListViewModel,
  field: Field,
  total: number,
): { readonly open: (collection?: string) => void; readonly picker: ReactNode } => {
  const { t, fieldName } = useText();
  const choices = useViewModel(itemChoice, view.rows);
  const choice = useStream(choices.choice$);
  const name = fieldName(field);
  const picker =
    choice === null ? null : (
      <PickerDrawer
        open
        collection={choice.collection}
        mode="many"
        title={t('related_add_to', { field: name })}
        field={name}
        lockedFilter={choice.lockedFilter}
        taken={choice.taken}
        takenAmong={choice.takenAmong}
        onPick={(keys) => view.link(keys, choice.collection)}
        onClose={() => choices.close()}
      />
    );
  return { open: (collection) => choices.open(total, collection), picker };
};

/** Why rows cannot be added, as a text for a button; null if they can. */
export const useAddReason = (readonly: boolean): ((denial: ListDenials['select']) => string | null) => {
  const { t } = useText();
  return (denial) => (readonly ? t('field_read_only') : denial === false ? null : t(denial));
};

export interface AddRowsProps {
  readonly view: RelatedListViewModel;
  readonly denials: ListDenials;
  readonly readonly: boolean;
  readonly canCreate: boolean;
  readonly canSelect: boolean;
  /** `collection` is that of the items, needed where there are several. */
  readonly onAddExisting: (collection?: string) => void;
}

/** The buttons that add rows: a new item in a drawer, or existing ones from the picker. */
export const AddRows = ({ view, denials, readonly, canCreate, canSelect, onAddExisting }: AddRowsProps) => {
  const { t } = useText();
  const reasonOf = useAddReason(readonly);
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
          onClick={() => onAddExisting()}
        >
          {t('related_add_existing')}
        </Button>
      ) : null}
    </div>
  );
};
