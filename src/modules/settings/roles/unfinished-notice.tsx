import type { UnfinishedRole } from '../../../application/users';
import type { Failure } from '../../../kernel';
import { useText } from '../../../kit';
import { FailureNotice } from '../../../parts/page/failure-state';
import { Notice, TextLink } from '../../../ui';
import { rolePath } from '../role-paths';

const TEXTS = { settings: 'role_without_settings', permissions: 'role_without_permissions' } as const;

interface UnfinishedNoticeProps {
  readonly failure: Failure | null;
  /** Null before the role exists. */
  readonly unfinished: UnfinishedRole | null;
}

/** Why a role could not be created, or what it lacks although it exists. */
export const UnfinishedNotice = ({ failure, unfinished }: UnfinishedNoticeProps) => {
  const { t } = useText();
  if (failure === null) return null;
  return (
    <>
      <FailureNotice failure={failure} />
      {unfinished === null ? null : (
        <Notice tone="warning" role="status" title={t('role_unfinished')}>
          <p>{t(TEXTS[unfinished.missing])}</p>
          <TextLink href={rolePath(unfinished.id)}>{t('role_open_unfinished')}</TextLink>
        </Notice>
      )}
    </>
  );
};
