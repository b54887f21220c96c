import { AccessStore } from '../../../application/access';
import { SchemaStore } from '../../../application/data-model';
import { useService, useStream, useText } from '../../../kit';
import { Button, Menu } from '../../../ui';
import { type AddRowsProps, useAddReason } from './add-rows';
import { type ListDenials, listDenials } from './related-list.rules';
import { useCollectionLook } from './use-collection-look';
import classes from './related-list.module.css';

/** The buttons that add rows to a list of items of several collections: each has a menu of the collections. */
export const AddAnyRows = ({ view, denials, readonly, canCreate, canSelect, onAddExisting }: AddRowsProps) => {
  const { t } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const access = useStream(useService(AccessStore).access$);
  const lookOf = useCollectionLook();
  const reasonOf = useAddReason(readonly);
  const { collections } = view;
  const entriesOf = (deed: 'create' | 'select', add: (collection: string) => void) =>
    collections.map((collection) => {
      const { name, icon } = lookOf(collection);
      const denial: ListDenials['select'] = listDenials(access, schema, view.list, collection)[deed];
      return { key: collection, label: name, icon, disabledReason: reasonOf(denial), onSelect: () => add(collection) };
    });
  // Adding creates a row of the junction in any case.
  const reason = reasonOf(denials.select) ?? (collections.length === 0 ? t('related_none_allowed') : null);
  return (
    <div className={classes['foot']}>
      {canCreate && view.relation.openDrawer !== undefined ? (
        <MenuButton
          label={t('related_create_new')}
          icon="add"
          reason={reason}
          entries={entriesOf('create', (collection) => view.openNew(collection))}
        />
      ) : null}
      {canSelect ? (
        <MenuButton
          label={t('related_add_existing')}
          icon="link"
          reason={reason}
          entries={entriesOf('select', onAddExisting)}
        />
      ) : null}
    </div>
  );
};

interface MenuButtonProps {
  readonly label: string;
  readonly icon: string;
  /** Why there is no menu. */
  readonly reason: string | null;
  readonly entries: Parameters<typeof Menu>[0]['entries'];
}

const MenuButton = ({ label, icon, reason, entries }: MenuButtonProps) => {
  const variant = icon === 'add' ? 'secondary' : 'ghost';
  if (reason !== null)
    return (
      <Button size="small" variant={variant} icon={icon} disabledReason={reason}>
        {label}
      </Button>
    );
  return (
    <Menu
      label={label}
      align="start"
      entries={entries}
      trigger={
        <Button size="small" variant={variant} icon={icon}>
          {label}
        </Button>
      }
    />
  );
};
