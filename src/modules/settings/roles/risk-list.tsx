import { SchemaStore } from '../../../application/data-model';
import type { AccessRisk } from '../../../domain/permissions';
import { collectionName, fieldOf, type Schema } from '../../../domain/schema';
import type { Role } from '../../../domain/users';
import { useService, useText } from '../../../kit';
import { Icon, TextLink } from '../../../ui';
import classes from './risk-list.module.css';
import { riskPath } from './role-paths';
import { ACTION_TEXTS, RISK_TEXTS } from '../risk-texts';

const nameOfCollection = (schema: Schema, collection: string, locale: string): string => {
  const known = schema.collections.get(collection);
  return known === undefined ? collection : collectionName(known, locale);
};

interface RiskEntryProps {
  readonly risk: AccessRisk;
  readonly roleName: string;
}

const RiskEntry = ({ risk, roleName }: RiskEntryProps) => {
  const { t, locale, fieldName } = useText();
  const { schema } = useService(SchemaStore);
  const { cell, fields, users } = risk;
  const { title, text, icon } = RISK_TEXTS[risk.kind];
  const collection = cell === null ? '' : nameOfCollection(schema, cell.collection, locale.code);
  const names = fields.map((name) => {
    const field = cell === null ? null : fieldOf(schema, cell.collection, name);
    return field === null ? name : fieldName(field);
  });
  return (
    <li className={classes['risk']} data-risk={risk.kind}>
      <Icon name={icon} />
      <div className={classes['words']}>
        <TextLink href={riskPath(risk)}>{t(title, { role: roleName, number: users })}</TextLink>
        {cell === null ? null : (
          <p className={classes['cell']}>
            {t('access_cell', { collection, action: t(ACTION_TEXTS[cell.action]) })}
            {names.length === 0
              ? null
              : ` · ${t('access_fields', { fields: new Intl.ListFormat(locale.code).format(names) })}`}
          </p>
        )}
        <p className={classes['text']}>{t(text)}</p>
      </div>
    </li>
  );
};

interface RiskListProps {
  readonly risks: readonly AccessRisk[];
  readonly roles: readonly Pick<Role, 'id' | 'name'>[];
}

/** What deserves a look in the access of roles; each entry leads to its cell of the permission table. */
export const RiskList = ({ risks, roles }: RiskListProps) => {
  const { t } = useText();
  return (
    <ul className={classes['list']} aria-label={t('access_risks')}>
      {risks.map((risk) => (
        <RiskEntry
          key={`${risk.kind} ${riskPath(risk)}`}
          risk={risk}
          roleName={risk.role === null ? t('public_role') : (roles.find(({ id }) => id === risk.role)?.name ?? '')}
        />
      ))}
    </ul>
  );
};
