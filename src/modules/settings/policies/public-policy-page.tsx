import { Navigate } from 'react-router-dom';
import { CapabilitiesStore } from '../../../application/settings';
import { valueOf } from '../../../kernel';
import { itemPath, useNamespaces, useService, useStream, useText, useViewModel } from '../../../kit';
import { FailureState } from '../../../parts/page/failure-state';
import { EmptyState, HeaderBar, PageContent, Skeleton } from '../../../ui';
import { PublicPermissionsPage } from '../permissions';
import { POLICIES } from './policy-texts';
import { policyListViewModel } from './policy-view-models';

/** Leads to the policy that applies without signing in. */
const PublicPolicyPage = () => {
  useNamespaces(['settings', 'permissions', 'roles']);
  const { t } = useText();
  const view = useViewModel(policyListViewModel);
  const policies = useStream(view.data$);
  const found = valueOf(policies)?.find(({ isPublic }) => isPublic);
  if (found !== undefined) return <Navigate to={itemPath(POLICIES, found.id)} replace />;
  return (
    <>
      <HeaderBar icon="public" title={t('permit_public')} />
      <PageContent label={t('permit_public')}>
        {policies.kind === 'failed' ? (
          <FailureState title={t('policies_failed')} failure={policies.failure} onRetry={() => view.reload()} />
        ) : policies.kind === 'ready' ? (
          <EmptyState kind="no-result" title={t('policy_no_public')} text={t('policy_no_public_text')} />
        ) : (
          <Skeleton height="240px" />
        )}
      </PageContent>
    </>
  );
};

/** /settings/roles/public: the public role, or the public policy of a server that has policies. */
export const PublicPage = () =>
  useService(CapabilitiesStore).capabilities.policies ? <PublicPolicyPage /> : <PublicPermissionsPage />;
