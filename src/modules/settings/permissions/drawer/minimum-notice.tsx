import { useMemo } from 'react';
import { type Grant, ruleNodes } from '../../../../domain/permissions';
import { useStream, useText } from '../../../../kit';
import { FilterSentence, filterSentence, useFilterFormatter } from '../../../../parts/lists/filter-sentence';
import { Notice } from '../../../../ui';
import classes from './permission-drawer.module.css';
import type { PermissionDrawerViewModel } from './permission-drawer.view-model';

interface ImpliedProps {
  readonly minimum: Grant;
  readonly view: PermissionDrawerViewModel;
  readonly collection: string;
}

const Implied = ({ minimum, view, collection }: ImpliedProps) => {
  const { t } = useText();
  const { fields, permissions, validation } = minimum;
  const filter = Object.keys(permissions ?? {}).length === 0 ? validation : permissions;
  const nodes = useMemo(() => ruleNodes(filter) ?? [], [filter]);
  const formatter = useFilterFormatter(collection, view.names, nodes);
  return (
    <Notice tone="warning" title={t('rule_minimum_title')}>
      <p>{t('rule_minimum_text')}</p>
      {nodes.length === 0 ? null : (
        <p>
          <FilterSentence sentence={filterSentence(nodes, formatter)} />
        </p>
      )}
      <pre className={classes['preview']}>{JSON.stringify({ fields, permissions, validation })}</pre>
    </Notice>
  );
};

/** What the server allows by app access whatever the rule says, as a preview; nothing for most rules. */
export const MinimumNotice = ({ view, ...props }: Omit<ImpliedProps, 'minimum'>) => {
  const minimum = useStream(view.minimum$);
  return minimum === null ? null : <Implied minimum={minimum} view={view} {...props} />;
};
