import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type RoleComparison, RolesStore } from '../../../../application/access';
import { formatNumber, valueOf } from '../../../../kernel';
import { useNamespaces, usePageTitle, useService, useStream, useText, useViewModel } from '../../../../kit';
import { SearchBox } from '../../../../parts/lists/search-box';
import { FailureState } from '../../../../parts/page/failure-state';
import { EmptyState, HeaderBar, IconButton, PageContent, Select, Skeleton, Switch } from '../../../../ui';
import { ROLE_PATHS } from '../../role-paths';
import classes from './compare-roles-page.module.css';
import { type CompareRolesViewModel, compareRolesViewModel } from './compare-roles.view-model';
import { DifferenceTable } from './difference-table';

const roleOf = (key: string): string | null => (key === 'public' ? null : key);

interface ComparedProps {
  readonly view: CompareRolesViewModel;
  readonly comparison: RoleComparison;
  readonly names: readonly [left: string, right: string];
}

/** The settings in which the roles differ. */
const Settings = ({ comparison, names }: Omit<ComparedProps, 'view'>) => {
  const { t } = useText();
  const { settings, left, right } = comparison;
  if (settings.length === 0) return null;
  const textOf = (role: typeof left, member: (typeof settings)[number]): string => {
    if (member !== 'ip_access') return t(role[member] ? 'yes' : 'no');
    return role.ip_access.length === 0 ? t('role_compare_any') : role.ip_access.join(', ');
  };
  return (
    <section className={classes['section']}>
      <h2>{t('role_compare_settings')}</h2>
      <dl className={classes['settings']}>
        {settings.map((member) => (
          <div key={member} data-setting={member}>
            <dt>{t(`role_compare_${member}`)}</dt>
            <dd>
              <bdi>{names[0]}</bdi>: <bdi>{textOf(left, member)}</bdi>
            </dd>
            <dd>
              <bdi>{names[1]}</bdi>: <bdi>{textOf(right, member)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

const Compared = ({ view, comparison, names }: ComparedProps) => {
  const { t, locale } = useText();
  const { rows, different, equal } = useStream(view.shown$);
  const search = useStream(view.search$);
  const showsSystem = useStream(view.showsSystem$);
  return (
    <>
      <Settings comparison={comparison} names={names} />
      <section className={classes['section']}>
        <h2>{t('role_compare_differences')}</h2>
        <div className={classes['bar']}>
          <span role="status">
            {t('role_compare_counts', {
              different: formatNumber(different, locale.code),
              equal: formatNumber(equal, locale.code),
            })}
          </span>
          <SearchBox label={t('role_compare_search')} value={search} onChange={(text) => view.searchFor(text)} />
          <Switch checked={showsSystem} onChange={(shows) => view.showSystem(shows)}>
            {t('permit_show_system')}
          </Switch>
        </div>
        {different === 0 ? (
          <EmptyState kind="empty" title={t('role_compare_none')} text={t('role_compare_none_text')} />
        ) : rows.length === 0 ? (
          <p>{t('role_compare_no_match')}</p>
        ) : (
          <DifferenceTable view={view} rows={rows} comparison={comparison} names={names} />
        )}
      </section>
    </>
  );
};

/** /settings/roles/+compare?left=…&right=…: in what two roles differ. */
export const CompareRolesPage = () => {
  useNamespaces(['settings', 'roles', 'permissions', 'permission-rules', 'item', 'interfaces']);
  const { t, locale } = useText();
  const view = useViewModel(compareRolesViewModel, locale.code);
  const roles = useStream(useService(RolesStore).roles$);
  const comparison = useStream(view.comparison$);
  const [parameters, setParameters] = useSearchParams();
  const [left, right] = [parameters.get('left') ?? '', parameters.get('right') ?? ''];
  const [last, setLast] = useState<{ readonly pair: string; readonly value: RoleComparison } | null>(null);
  const pair = JSON.stringify([left, right]);
  const loaded = valueOf(comparison);
  if (loaded !== null && last?.value !== loaded) setLast({ pair, value: loaded });
  const isChosen = left !== '' && right !== '' && left !== right;
  useEffect(() => {
    view.roles.compare(isChosen ? { left: roleOf(left), right: roleOf(right) } : null);
  }, [view, isChosen, left, right]);
  usePageTitle(t('role_compare'));
  const options = [
    { value: 'public', label: t('public_role') },
    ...roles.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const nameOf = (key: string): string => options.find(({ value }) => value === key)?.label ?? key;
  const choose = (next: { readonly left: string; readonly right: string }): void =>
    setParameters(
      Object.entries(next).filter(([, key]) => key !== ''),
      { replace: true },
    );
  const shown = last?.pair === pair ? last.value : null;
  return (
    <>
      <HeaderBar
        back={{ href: ROLE_PATHS.list, label: t('back') }}
        title={t('role_compare')}
        crumbs={[
          { label: t('settings'), href: '/settings' },
          { label: t('permissions'), href: ROLE_PATHS.list },
        ]}
        crumbsLabel={t('breadcrumb')}
      />
      <PageContent label={t('role_compare')}>
        <div className={classes['body']}>
          <div className={classes['roles']}>
            <Select
              aria-label={t('role_compare_left')}
              placeholder={t('role_compare_choose')}
              value={left}
              options={options}
              onChange={(key) => choose({ left: key, right })}
            />
            <IconButton
              icon="swap_horiz"
              label={t('role_compare_swap')}
              onClick={() => choose({ left: right, right: left })}
            />
            <Select
              aria-label={t('role_compare_right')}
              placeholder={t('role_compare_choose')}
              value={right}
              options={options}
              onChange={(key) => choose({ left, right: key })}
            />
          </div>
          {!isChosen ? (
            <EmptyState kind="empty" title={t('role_compare')} text={t('role_compare_choose_text')} />
          ) : comparison.kind === 'failed' ? (
            <FailureState
              title={t('role_compare_failed')}
              failure={comparison.failure}
              onRetry={() => view.roles.reload()}
            />
          ) : shown === null ? (
            <Skeleton height="320px" />
          ) : (
            <Compared view={view} comparison={shown} names={[nameOf(left), nameOf(right)]} />
          )}
        </div>
      </PageContent>
    </>
  );
};
