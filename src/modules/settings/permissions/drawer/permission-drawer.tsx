import { Suspense, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { OpenRule } from '../../../../application/access';
import { CapabilitiesStore } from '../../../../application/settings';
import { ACTIONS, hasTabValue, MAX_RULE_DEPTH, type PermissionTab, rulesOf } from '../../../../domain/permissions';
import {
  lazyComponent,
  useNamespaces,
  useService,
  useStream,
  useSubscription,
  useText,
  useViewModel,
} from '../../../../kit';
import { LeaveGuard, useUnsavedChanges } from '../../../../parts/item/leave-guard';
import { FailureNotice } from '../../../../parts/page/failure-state';
import { RelatedDrawerHost } from '../../../../parts/relations/related-drawer';
import { Button, Drawer, Notice, Skeleton, TabList, TabPanel, TabScope } from '../../../../ui';
import { FieldsTab } from './fields-tab';
import { FilterTab } from './filter-tab';
import { AddedRisks } from './added-risks';
import { MinimumNotice } from './minimum-notice';
import classes from './permission-drawer.module.css';
import { type PermissionDrawerViewModel, permissionDrawerViewModel } from './permission-drawer.view-model';
import { PresetsTab } from './presets-tab';
import { RuleConflicts } from './rule-conflicts';
import { TAB_LOOKS, tabsOf, useRuleTitle } from './rule-looks';

const CopyPermissionDrawer = lazyComponent(() =>
  import(/* webpackChunkName: "copy-permission" */ '../copy').then((part) => part.CopyPermissionDrawer),
);

interface RuleTabProps {
  readonly tab: PermissionTab;
  readonly rule: OpenRule;
  readonly view: PermissionDrawerViewModel;
  readonly readonly: boolean;
}

const RuleTab = ({ tab, ...props }: RuleTabProps) => {
  switch (tab) {
    case 'permissions':
    case 'validation':
      return <FilterTab key={tab} part={tab} {...props} />;
    case 'fields':
      return <FieldsTab {...props} />;
    case 'presets':
      return <PresetsTab {...props} />;
  }
};

interface OpenPermissionProps {
  readonly role: string | null;
  readonly id: number | null;
  /** Address of the page below the drawer. */
  readonly path: string;
}

const OpenPermission = ({ role, id, path }: OpenPermissionProps) => {
  const { t, locale } = useText();
  const navigate = useNavigate();
  const view = useViewModel(permissionDrawerViewModel, role, id, locale.code);
  const rule = useStream(view.rule.rule$);
  const chosen = useStream(view.tab$);
  const denied = useStream(view.rule.denied$);
  const busy = useStream(view.rule.busy$);
  const failure = useStream(view.rule.failure$);
  const readFailure = useStream(view.rule.readFailure$);
  const conflicts = useStream(view.rule.conflicts$);
  const dirty = useStream(view.dirty$);
  const [copying, setCopying] = useState(false);
  const hasPolicies = useService(CapabilitiesStore).capabilities.policies;
  const unsaved = useUnsavedChanges();
  const moving = useRef<string | null>(null);
  const title = useRuleTitle(role, useStream(view.policy$), rule);
  const close = (): void => void navigate(path);
  const leave = (): void => {
    moving.current = path;
    close();
  };
  useSubscription(view.done$, leave);
  useSubscription(view.gone$, leave);
  const action = ACTIONS.find((each) => each === rule?.stored.action);
  const tabs = tabsOf(rule);
  const tab = tabs.find((each) => each === chosen) ?? tabs[0];
  return (
    <TabScope
      orientation="vertical"
      tabs={tabs.map((value) => ({
        value,
        label: t(TAB_LOOKS[value].label),
        icon: TAB_LOOKS[value].icon,
        ...(rule !== null &&
          hasTabValue(rule.values, value) && { mark: { kind: 'dot' as const, label: t('rule_tab_set') } }),
      }))}
      value={tab ?? 'permissions'}
      onChange={(value) => view.open(value)}
    >
      <Drawer
        open
        wide
        onClose={close}
        closeLabel={t('close')}
        title={title}
        navigation={tabs.length === 0 ? undefined : <TabList label={t('rule_parts')} />}
        foot={
          <>
            <AddedRisks view={view} />
            <Button variant="ghost" onClick={close}>
              {t('cancel')}
            </Button>
            {rule === null || action === undefined || hasPolicies ? null : (
              <Button
                variant="ghost"
                icon="content_copy"
                disabledReason={dirty ? t('permit_copy_unsaved') : undefined}
                onClick={() => setCopying(true)}
              >
                {t('permit_copy_to')}
              </Button>
            )}
            <Button
              variant="primary"
              icon="check"
              busy={busy}
              disabledReason={denied === false ? undefined : t(denied, { max: MAX_RULE_DEPTH })}
              onClick={() => view.save()}
            >
              {t('save')}
            </Button>
          </>
        }
      >
        {readFailure === null ? null : <FailureNotice failure={readFailure} onRetry={() => view.rule.load()} />}
        {rule === null || tab === undefined ? (
          readFailure === null ? (
            <Skeleton height="240px" />
          ) : null
        ) : (
          <TabPanel>
            <div className={classes['tab']} data-rule-tab={tab}>
              {failure === null ? null : <FailureNotice failure={failure} />}
              <MinimumNotice view={view} collection={rule.stored.collection} />
              {rule.isTooDeep ? (
                <Notice tone="danger" role="alert">
                  {t('rule_too_deep', { max: MAX_RULE_DEPTH })}
                </Notice>
              ) : (
                <RelatedDrawerHost trail={[{ title, label: title }]}>
                  <RuleTab tab={tab} rule={rule} view={view} readonly={busy} />
                </RelatedDrawerHost>
              )}
            </div>
          </TabPanel>
        )}
        {/* Inside, so that a click on a question is none outside the drawer. */}
        {conflicts.length === 0 || rule === null ? null : (
          <RuleConflicts rule={rule} view={view} conflicts={conflicts} />
        )}
        {copying && rule !== null && action !== undefined ? (
          <Suspense fallback={null}>
            <CopyPermissionDrawer
              origin={{ role, collection: rule.stored.collection, action, rules: rulesOf(rule.stored) }}
              level={1}
              onClose={() => setCopying(false)}
            />
          </Suspense>
        ) : null}
        <LeaveGuard
          form={unsaved}
          drawer={{ page: path, form: view }}
          moving={moving}
          onDiscard={() => view.giveUp()}
        />
      </Drawer>
    </TabScope>
  );
};

/**
 * /settings/roles/{primaryKey}/{permission} and /settings/policies/{primaryKey}/{permission}: the drawer of a permission
 * over the page of its role, of the public one, or of its policy.
 */
export const PermissionDrawer = () => {
  useNamespaces(['access-check', 'permissions', 'permission-rules', 'roles', 'item', 'interfaces']);
  const { primaryKey: role = 'public', permission = '' } = useParams();
  const list = useLocation().pathname.startsWith('/settings/policies/') ? '/settings/policies' : '/settings/roles';
  const id = /^\d{1,15}$/.test(permission) ? Number(permission) : null;
  return (
    <OpenPermission
      key={`${role}/${permission}`}
      role={role === 'public' ? null : role}
      id={id}
      path={`${list}/${encodeURIComponent(role)}`}
    />
  );
};
