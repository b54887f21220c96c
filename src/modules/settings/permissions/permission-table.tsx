import { Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { CapabilitiesStore } from '../../../application/settings';
import { isSystemCollection } from '../../../domain/schema';
import {
  lazyComponent,
  useNamespaces,
  useService,
  useStream,
  useSubscription,
  useText,
  useViewModel,
} from '../../../kit';
import { DocsLink } from '../../../parts/page/docs-link';
import { FailureNotice, FailureState } from '../../../parts/page/failure-state';
import { Button, classNames, Icon, Switch } from '../../../ui';
import type { CopyOrigin } from './copy';
import gridClasses from './permission-grid.module.css';
import { CellMenu, type OpenCell } from './cell-menu';
import { PermissionGrid } from './permission-grid';
import { ChangedByOthers, FailedChanges, ResetQuestion } from './permission-notices';
import classes from './permission-table.module.css';
import {
  type PermissionTableViewModel,
  permissionTableViewModel,
  type TableCell,
  type TableRow,
} from './permission-table.view-model';
import { LEVEL_ICONS, LEVEL_TEXTS } from './permission-texts';

const CopyPermissionDrawer = lazyComponent(() =>
  import(/* webpackChunkName: "copy-permission" */ './copy').then((part) => part.CopyPermissionDrawer),
);

const Legend = ({ withNeeded }: { readonly withNeeded: boolean }) => {
  const { t } = useText();
  return (
    <ul className={classes['legend']}>
      {(['all', 'custom', 'none'] as const).map((level) => (
        <li key={level}>
          <span className={classNames(classes['mark'], gridClasses[level])}>
            <Icon name={LEVEL_ICONS[level]} />
          </span>
          {t(LEVEL_TEXTS[level])}
        </li>
      ))}
      {withNeeded ? (
        <li>
          <span className={classes['dot']} />
          {t('permit_needed')}
        </li>
      ) : null}
    </ul>
  );
};

const AccessCheckDrawer = lazyComponent(() =>
  import(/* webpackChunkName: "access-check" */ './access-check').then((part) => part.AccessCheckDrawer),
);

const Report = ({ view }: { readonly view: PermissionTableViewModel }) => {
  const { t } = useText();
  return (
    <span className={classes['buttons']}>
      <Button size="small" variant="ghost" icon="content_copy" onClick={() => view.copyTable()}>
        {t('permit_copy_table')}
      </Button>
      <Button size="small" variant="ghost" icon="download" onClick={() => view.downloadTable()}>
        {t('permit_download_table')}
      </Button>
    </span>
  );
};

interface PermissionTableProps {
  /** Null for the public role; a policy on servers that have them. */
  readonly role: string | null;
  /** The page that the table stands on; rules are opened below it. */
  readonly path: string;
}

/** What a role may do, by collection and action; saved at once. `?cell=articles.read` focuses a cell, `?check=articles` checks access. */
export const PermissionTable = ({ role, path }: PermissionTableProps) => {
  useNamespaces(['settings', 'permissions', 'access-check']);
  const { t } = useText();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const view = useViewModel(permissionTableViewModel, role, path);
  const hasPolicies = useService(CapabilitiesStore).capabilities.policies;
  const rows = useStream(view.rows$);
  const { isLoaded, failure, appAccess } = useStream(view.status$);
  const showsSystem = useStream(view.showsSystem$);
  const isSaving = useStream(view.pending$).some(({ state }) => state === 'saving');
  const [open, setOpen] = useState<OpenCell | null>(null);
  const [copied, setCopied] = useState<CopyOrigin | null>(null);
  const focused = parameters.get('cell');
  const { pathname } = useLocation();
  // Closed by going on to a permission. Not part of the address: a change of address would move the focus.
  const asked = parameters.get('check');
  const [checked, setChecked] = useState({ at: pathname, asked, collection: asked });
  if (checked.asked !== asked) setChecked({ at: pathname, asked, collection: asked });
  const check = (collection: string | null): void => setChecked({ at: pathname, asked, collection });
  useSubscription(view.opened$, (address) => void navigate(address));
  useEffect(() => {
    if (focused !== null && isSystemCollection(focused)) view.showSystem(true);
  }, [focused, view]);
  const onOpen = useCallback((cell: TableCell, anchor: HTMLElement) => setOpen({ cell, anchor }), []);
  const onRow = useCallback((row: TableRow, level: 'all' | 'none') => view.setLevel(row.cells, level), [view]);
  if (!isLoaded)
    return failure === null ? null : (
      <FailureState title={t('permit_not_loaded')} failure={failure} onRetry={() => view.reload()} />
    );
  return (
    <section className={classes['section']} aria-labelledby="permissions">
      <div className={classes['top']}>
        <h2 id="permissions" className={classes['title']}>
          {t('permit_permissions')}
        </h2>
        <span role="status" className={classes['status']}>
          {t(isSaving ? 'permit_saving' : 'permit_saved_at_once')}
        </span>
        {hasPolicies ? null : (
          <Button size="small" variant="ghost" icon="fact_check" onClick={() => check('')}>
            {t('check_open')}
          </Button>
        )}
      </div>
      <DocsLink page="guides/administration/permissions" />
      {hasPolicies ? <p className={classes['note']}>{t('permit_policy_text')}</p> : null}
      <Legend withNeeded={appAccess && showsSystem} />
      {failure === null ? null : <FailureNotice failure={failure} onRetry={() => view.reload()} />}
      <FailedChanges view={view} />
      <PermissionGrid label={t('permit_permissions')} rows={rows} focused={focused} onOpen={onOpen} onRow={onRow} />
      <div className={classes['foot']}>
        <Switch checked={showsSystem} onChange={(shows) => view.showSystem(shows)}>
          {t('permit_show_system')}
        </Switch>
        <Report view={view} />
        {showsSystem && appAccess && view.canReset ? (
          <span className={classes['buttons']}>
            {t('permit_reset_to')}
            <Button size="small" variant="ghost" onClick={() => view.askReset('minimum')}>
              {t('permit_minimum')}
            </Button>
            <Button size="small" variant="ghost" onClick={() => view.askReset('recommended')}>
              {t('permit_recommended')}
            </Button>
          </span>
        ) : null}
      </div>
      {open === null ? null : (
        <CellMenu
          {...open}
          view={view}
          hasPolicies={hasPolicies}
          onCopy={setCopied}
          onCheck={check}
          onClose={() => setOpen(null)}
        />
      )}
      {copied === null ? null : (
        <Suspense fallback={null}>
          <CopyPermissionDrawer origin={copied} onClose={() => setCopied(null)} />
        </Suspense>
      )}
      {checked.collection === null || checked.at !== pathname ? null : (
        <Suspense fallback={null}>
          <AccessCheckDrawer
            role={role}
            collection={checked.collection === '' ? null : checked.collection}
            path={path}
            onClose={() => check(null)}
          />
        </Suspense>
      )}
      <ChangedByOthers view={view} />
      <ResetQuestion view={view} />
    </section>
  );
};
