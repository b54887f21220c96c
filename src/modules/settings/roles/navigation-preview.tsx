import { SchemaStore } from '../../../application/data-model';
import type { ItemForm } from '../../../application/item-editing';
import { valueIn } from '../../../domain/items';
import { collectionName } from '../../../domain/schema';
import { moduleBarEntries, navigationGroups } from '../../../domain/users';
import { type TextKey, useService, useStream, useText } from '../../../kit';
import { Icon, SidebarDetail } from '../../../ui';
import classes from './role-page.module.css';

const ACCORDION_TEXTS = {
  always_open: 'role_group_always_open',
  start_open: 'role_group_start_open',
  closed: 'role_group_closed',
} as const satisfies Readonly<Record<string, TextKey>>;

interface Entry {
  readonly key: string;
  readonly icon: string;
  readonly name: string;
}

const Entries = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <ul className={classes['entries']}>
    {entries.map(({ key, icon, name }) => (
      <li key={key} className={classes['entry']}>
        <Icon name={icon} />
        <bdi>{name}</bdi>
      </li>
    ))}
  </ul>
);

/** The module bar and the groups of collections that users of the role will see, by the unsaved values of the form. */
export const NavigationPreview = ({ form }: { readonly form: Pick<ItemForm, 'values$'> }) => {
  const { t, locale } = useText();
  const { schema } = useService(SchemaStore);
  const values = useStream(form.values$);
  const bar = moduleBarEntries(valueIn(values, 'module_list'));
  const groups = navigationGroups(valueIn(values, 'collection_list'));
  const nameOf = (collection: string): Entry => {
    const known = schema.collections.get(collection);
    return {
      key: collection,
      icon: known?.meta?.icon ?? 'box',
      name: known === undefined ? t('role_unknown_collection', { collection }) : collectionName(known, locale.code),
    };
  };
  return (
    <SidebarDetail icon="preview" title={t('role_preview')} open>
      <div className={classes['preview']}>
        <h3>{t('role_preview_modules')}</h3>
        {bar === null ? (
          <p className={classes['note']}>{t('role_preview_all_modules')}</p>
        ) : (
          <Entries entries={bar.map(({ name, icon, link }) => ({ key: `${name} ${link}`, icon, name }))} />
        )}
        <h3>{t('role_preview_collections')}</h3>
        {groups === null ? <p className={classes['note']}>{t('role_preview_all_collections')}</p> : null}
        {groups?.map(({ name, accordion, collections }, index) => (
          <div key={index} className={classes['preview']}>
            <p>
              <b>{name === '' ? t('role_group_unnamed') : name}</b>{' '}
              <span className={classes['note']}>{t(ACCORDION_TEXTS[accordion])}</span>
            </p>
            <Entries entries={collections.map(nameOf)} />
          </div>
        ))}
      </div>
    </SidebarDetail>
  );
};
