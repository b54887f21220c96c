import { formatNumber } from '../../../../kernel';
import { useStream, useText } from '../../../../kit';
import classes from './permission-drawer.module.css';
import type { PermissionDrawerViewModel } from './permission-drawer.view-model';

const NOTE_TEXTS = {
  counting: 'rule_matches_counting',
  user_needed: 'rule_matches_user',
  refused: 'rule_matches_refused',
  not_counted: 'rule_matches_failed',
} as const;

/** How many items of the collection the conditions match now, or why that is not known. */
export const RuleMatchNote = ({ view }: { readonly view: PermissionDrawerViewModel }) => {
  const { t, locale } = useText();
  const match = useStream(view.matches$);
  return (
    <p role="status" className={classes['matches']} data-rule-matches={match?.kind}>
      {match === null
        ? null
        : match.kind === 'counted'
          ? t('rule_matches', {
              number: formatNumber(match.number, locale.code),
              total: formatNumber(match.total, locale.code),
            })
          : t(NOTE_TEXTS[match.kind])}
    </p>
  );
};
