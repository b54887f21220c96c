import { Suspense, useMemo } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import type { PolicyContents } from '../../../application/access';
import { type SaveTarget, valueIn } from '../../../domain/items';
import { valueOf } from '../../../kernel';
import {
  collectionPaths,
  itemPath,
  lazyComponent,
  useNamespaces,
  useStream,
  useText,
  useViewModel,
} from '../../../kit';
import { ItemFormFields } from '../../../parts/item/item-form';
import { ItemPage, itemTarget, type OnMove, useFormIdentity, useItemPage } from '../../../parts/item/item-page';
import { RelatedDrawerHost } from '../../../parts/relations/related-drawer';
import { Button, Dialog, Notice, Skeleton } from '../../../ui';
import classes from './policies.module.css';
import { HoldersSection } from './policy-holders';
import { policyName, POLICIES } from './policy-texts';
import { policyHolders } from './policy-view-models';
import { policyOptions, type PolicyWrites, policyReloadViewModel, policyWritesViewModel } from './policy-writes';

const PermissionTable = lazyComponent(() =>
  import(/* webpackChunkName: "permissions" */ '../permissions').then((part) => part.PermissionTable),
);

const PATHS = collectionPaths(POLICIES);

/** Shown by sections of their own. */
const NOT_IN_FORM = ['permissions', 'roles', 'users', 'assigned_to_divider'];

const Contents = ({ contents }: { readonly contents: PolicyContents | null }) => {
  const { t } = useText();
  if (contents === null) return <p>{t('delete_policy_unknown')}</p>;
  return (
    <ul className={classes['contents']}>
      <li>{t('delete_policy_roles', { number: contents.roles })}</li>
      <li>{t('delete_policy_users', { number: contents.users })}</li>
      <li>{t('delete_policy_permissions', { number: contents.permissions })}</li>
    </ul>
  );
};

const DeleteQuestion = ({ writes }: { readonly writes: PolicyWrites }) => {
  const { t } = useText();
  const question = useStream(writes.question$);
  if (question === null) return null;
  return (
    <Dialog
      open
      danger
      onClose={() => writes.answer(false)}
      title={t('delete_policy_question')}
      text={t('delete_role_undone')}
      actions={
        <>
          <Button variant="ghost" data-autofocus onClick={() => writes.answer(false)}>
            {t('cancel')}
          </Button>
          <Button variant="danger-fill" onClick={() => writes.answer(true)}>
            {t('delete_policy')}
          </Button>
        </>
      }
    >
      <Contents contents={question.contents} />
    </Dialog>
  );
};

interface PolicyFormProps {
  readonly id: string;
  readonly target: SaveTarget;
  readonly onMove: OnMove;
}

const PolicyForm = ({ id, target, onMove }: PolicyFormProps) => {
  useNamespaces(['settings', 'roles', 'users', 'permissions']);
  const { t } = useText();
  const writes = useViewModel(policyWritesViewModel, id);
  const page = useItemPage(target, policyOptions(writes.gate));
  const { editing, remove } = page.item;
  const holders = useViewModel(policyHolders, id);
  useViewModel(policyReloadViewModel, editing, remove, holders);
  const stored = valueOf(useStream(editing.item$));
  const isPublic = valueOf(useStream(holders.holders$))?.some(({ role, user }) => role === null && user === null);
  const all = useStream(page.fields$);
  const fields = useMemo(() => all.filter(({ field }) => !NOT_IN_FORM.includes(field.field)), [all]);
  const name = stored === null ? '' : String(valueIn(stored, 'name') ?? '');
  const title = name === '' ? undefined : policyName({ name, isPublic: isPublic === true }, t);
  const trail = useMemo(() => [{ title: title ?? '', label: title ?? '' }], [title]);
  const administers = stored !== null && valueIn(stored, 'admin_access') === true;
  return (
    <>
      <ItemPage
        view={page}
        paths={PATHS}
        title={title}
        icon="policy"
        crumbs={[
          { label: t('settings'), href: '/settings' },
          { label: t('policies'), href: PATHS.list },
        ]}
        help="policy"
        hasHistory={false}
        drawersAt={itemPath(POLICIES, id)}
        onMove={onMove}
        form={
          <RelatedDrawerHost trail={trail}>
            <ItemFormFields form={editing.form} fields={fields} />
          </RelatedDrawerHost>
        }
      >
        <div className={classes['above']}>
          {isPublic === true ? <Notice tone="info">{t('policy_public_text')}</Notice> : null}
          {administers ? (
            <Notice tone="warning" title={t('role_admin_title')}>
              {t('policy_admin_notice')}
            </Notice>
          ) : (
            <Suspense fallback={<Skeleton height="320px" />}>
              <PermissionTable role={id} path={itemPath(POLICIES, id)} />
            </Suspense>
          )}
          <HoldersSection view={holders} />
          <section className={classes['section']}>
            <h2>{t('policy_settings')}</h2>
          </section>
        </div>
      </ItemPage>
      <Outlet />
      <DeleteQuestion writes={writes} />
    </>
  );
};

/** /settings/policies/{primaryKey}: permissions, holders and settings of a policy. */
export const PolicyPage = () => {
  const { primaryKey = '' } = useParams();
  const { identity, announce } = useFormIdentity(itemPath(POLICIES, primaryKey));
  return <PolicyForm key={identity} id={primaryKey} target={itemTarget(POLICIES, primaryKey)} onMove={announce} />;
};
