import { RolesStore, type CheckedAccess, type MatchCount } from '../../../../application/access';
import { SchemaStore } from '../../../../application/data-model';
import { collectionName, isSingleton, isSystemCollection, isUnmanaged } from '../../../../domain/schema';
import { userName } from '../../../../domain/users';
import { formatNumber, textOrder } from '../../../../kernel';
import { useNamespaces, useService, useStream, useText, useViewModel } from '../../../../kit';
import { ItemPicker } from '../../../../parts/fields/item-picker';
import { FailureNotice } from '../../../../parts/page/failure-state';
import { Button, Drawer, Field, Select, Skeleton } from '../../../../ui';
import classes from './access-check.module.css';
import { type AccessCheckViewModel, accessCheckViewModel } from './access-check.view-model';
import { ActionSection } from './action-section';

interface ViewProps {
  readonly view: AccessCheckViewModel;
}

const CollectionChoice = ({ view }: ViewProps) => {
  const { t, locale } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const { collection } = useStream(view.choice$);
  const options = [...schema.collections.values()]
    .map((entry) => ({
      value: entry.collection,
      label: isUnmanaged(entry) ? entry.collection : collectionName(entry, locale.code),
    }))
    .toSorted((a, b) => textOrder(locale.code)(a.label, b.label));
  const own = options.filter(({ value }) => !isSystemCollection(value));
  const system = options.filter(({ value }) => isSystemCollection(value));
  return (
    <Field label={t('collection')} name="check-collection">
      <Select
        value={collection ?? ''}
        placeholder={t('check_collection_choose')}
        options={[...own, { label: t('permit_show_system'), options: system }]}
        onChange={(value) => view.chooseCollection(value === '' ? null : value)}
      />
    </Field>
  );
};

const ItemChoice = ({ view }: ViewProps) => {
  const { t } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const { collection, key, itemName } = useStream(view.choice$);
  const entry = collection === null ? undefined : schema.collections.get(collection);
  if (collection === null || entry === undefined || isSingleton(entry) || isUnmanaged(entry)) return null;
  return (
    <Field label={t('check_item')} name="check-item">
      <ItemPicker
        key={collection}
        collection={collection}
        label={t('check_item')}
        placeholder={t('check_item_any')}
        selectedLabel={itemName ?? ''}
        current={key}
        onSelect={(chosen, name) => view.chooseItem(chosen, name)}
        trailing={
          key === null ? undefined : (
            <Button size="small" variant="ghost" onClick={() => view.chooseItem(null)}>
              {t('check_item_clear')}
            </Button>
          )
        }
      />
    </Field>
  );
};

const UserChoice = ({ view }: ViewProps) => {
  const { t } = useText();
  const users = useStream(view.users$);
  const { user } = useStream(view.choice$);
  if (users.length === 0) return null;
  return (
    <Field label={t('check_user')} name="check-user">
      <Select
        value={user ?? ''}
        placeholder={t('check_user_any')}
        options={users.map((each) => ({ value: each.id, label: userName(each) ?? each.id }))}
        onChange={(value) => view.chooseUser(value === '' ? null : value)}
      />
    </Field>
  );
};

const Matching = ({ matching }: { readonly matching: MatchCount | null }) => {
  const { t, locale } = useText();
  if (matching === null) return null;
  switch (matching.kind) {
    case 'counted':
      return (
        <p className={classes['matching']}>
          {t('check_count', { number: formatNumber(matching.number, locale.code) })}
        </p>
      );
    case 'user_needed':
      return <p className={classes['matching']}>{t('check_count_user')}</p>;
    case 'refused':
    case 'not_counted':
      return <p className={classes['matching']}>{t('check_count_failed')}</p>;
  }
};

interface AnswerProps extends ViewProps {
  readonly path: string;
}

const Answer = ({ view, path }: AnswerProps) => {
  const { t } = useText();
  const answer = useStream(view.answer$);
  const { collection } = useStream(view.choice$);
  if (collection === null) return <p className={classes['note']}>{t('check_start')}</p>;
  if (answer.kind === 'failed') return <FailureNotice failure={answer.failure} onRetry={() => view.ask()} />;
  if (answer.kind !== 'ready') return <Skeleton height="320px" />;
  const { place, actions, matching }: CheckedAccess = answer.value;
  return (
    <div className={classes['answer']}>
      <Matching matching={matching} />
      {actions.map((explained) => (
        <ActionSection
          key={`${place.collection} ${explained.action}`}
          explained={explained}
          collection={place.collection}
          names={view.names}
          path={path}
        />
      ))}
    </div>
  );
};

interface AccessCheckDrawerProps {
  /** Null for the public role. */
  readonly role: string | null;
  /** The collection to begin with; null to choose one. */
  readonly collection: string | null;
  /** The page below, that permissions are opened on. */
  readonly path: string;
  readonly onClose: () => void;
}

/** 'What can this role see?': what the role may do with a collection or an item, and which rule decides. */
export const AccessCheckDrawer = ({ role, collection, path, onClose }: AccessCheckDrawerProps) => {
  useNamespaces(['access-check', 'permissions', 'item', 'interfaces']);
  const { t, locale } = useText();
  const roles = useStream(useService(RolesStore).roles$);
  const view = useViewModel(accessCheckViewModel, role, collection, locale.code);
  const name = role === null ? t('permit_public') : (roles.find(({ id }) => id === role)?.name ?? role);
  return (
    <Drawer open wide onClose={onClose} closeLabel={t('close')} title={t('check_title', { role: name })}>
      <div className={classes['drawer']}>
        <div className={classes['choices']}>
          <CollectionChoice view={view} />
          <ItemChoice view={view} />
          <UserChoice view={view} />
        </div>
        <div aria-live="polite">
          <Answer view={view} path={path} />
        </div>
      </div>
    </Drawer>
  );
};
