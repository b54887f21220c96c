import { RolesStore } from '../../../../application/access';
import { useService, useStream, useText } from '../../../../kit';
import { Notice } from '../../../../ui';
import { RISK_TEXTS } from '../../risks';
import classes from './permission-drawer.module.css';
import type { PermissionDrawerViewModel } from './permission-drawer.view-model';

/** What saving would add to the risks of the role, in words; nothing for most changes. */
export const AddedRisks = ({ view }: { readonly view: PermissionDrawerViewModel }) => {
  const { t } = useText();
  const risks = useStream(view.addedRisks$);
  const roles = useStream(useService(RolesStore).roles$);
  const { role } = view.rule.place;
  const name = role === null ? t('rule_public') : (roles.find(({ id }) => id === role)?.name ?? role);
  return (
    <div className={classes['risks']} role="status">
      {risks.length === 0 ? null : (
        <Notice tone="warning" title={t('check_risk_title')}>
          {risks.map(({ kind }) => (
            <p key={kind} data-risk={kind}>
              {t(RISK_TEXTS[kind].title, { role: name, number: 0 })}. {t(RISK_TEXTS[kind].text)}
            </p>
          ))}
        </Notice>
      )}
    </div>
  );
};
