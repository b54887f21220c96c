import type { OpenRule } from '../../../../application/access';
import type { RuleConflict } from '../../../../domain/permissions';
import { useText } from '../../../../kit';
import { Button, Dialog } from '../../../../ui';
import classes from './permission-drawer.module.css';
import type { PermissionDrawerViewModel } from './permission-drawer.view-model';

interface RuleConflictsProps {
  readonly view: PermissionDrawerViewModel;
  readonly rule: OpenRule;
  readonly conflicts: readonly RuleConflict[];
}

/** Asks whose values are kept where both administrators have changed the same part. */
export const RuleConflicts = ({ view, conflicts }: RuleConflictsProps) => {
  const { t } = useText();
  return (
    <Dialog
      open
      title={t('rule_conflict_title')}
      text={t('rule_conflict_text')}
      onClose={() => view.rule.closeConflicts()}
      actions={
        <>
          <Button variant="ghost" onClick={() => view.rule.keepTheirs()}>
            {t('rule_keep_theirs')}
          </Button>
          <Button variant="primary" onClick={() => view.rule.replaceTheirs()}>
            {t('rule_keep_mine')}
          </Button>
        </>
      }
    >
      {conflicts.map(({ member, mine, theirs }) => (
        <section key={member} className={classes['conflict']}>
          <h2 className={classes['heading']}>{t(`rule_tab_${member}`)}</h2>
          <dl className={classes['versions']}>
            <dt>{t('rule_conflict_mine')}</dt>
            <dd>
              <pre className={classes['preview']}>{JSON.stringify(mine, null, 2)}</pre>
            </dd>
            <dt>{t('rule_conflict_theirs')}</dt>
            <dd>
              <pre className={classes['preview']}>{JSON.stringify(theirs, null, 2)}</pre>
            </dd>
          </dl>
        </section>
      ))}
    </Dialog>
  );
};
