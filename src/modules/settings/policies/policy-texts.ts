import type { PolicyOverview } from '../../../domain/users';
import type { Translate } from '../../../kit';

export const POLICIES = 'directus_policies';

/** Names that the platform translates in its own application. */
const PLATFORM_TEXT = '$t:';

/** The public policy that the platform creates is named by a key of a text. */
export const policyName = ({ name, isPublic }: Pick<PolicyOverview, 'name' | 'isPublic'>, t: Translate): string => {
  if (!name.startsWith(PLATFORM_TEXT)) return name;
  return isPublic ? t('policy_public') : name.slice(PLATFORM_TEXT.length);
};

export const policyDescription = ({ description, isPublic }: PolicyOverview, t: Translate): string => {
  if (description !== null && !description.startsWith(PLATFORM_TEXT)) return description;
  return isPublic ? t('policy_public_text') : '';
};
