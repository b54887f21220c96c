import { localizeText, textKeyOf } from '../../../domain/schema';
import type { PolicyOverview } from '../../../domain/users';
import type { Translate } from '../../../kit';

export const POLICIES = 'directus_policies';

/** The public policy that the platform creates is named by a key of a text. */
export const policyName = ({ name, isPublic }: Pick<PolicyOverview, 'name' | 'isPublic'>, t: Translate): string => {
  if (textKeyOf(name) === null) return name;
  return isPublic ? t('policy_public') : localizeText(name, () => null);
};

export const policyDescription = ({ description, isPublic }: PolicyOverview, t: Translate): string => {
  if (description !== null && textKeyOf(description) === null) return description;
  return isPublic ? t('policy_public_text') : '';
};
