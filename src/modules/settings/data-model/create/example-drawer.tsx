import { useNavigate } from 'react-router-dom';
import { useNamespaces, useStream, useSubscription, useText, useViewModel } from '../../../../kit';
import { DATA_MODEL } from '../../settings-areas';
import { exampleViewModel } from './example.view-model';
import { LeftDrafts } from '../left-drafts';
import { PlanDrawer } from '../plan-drawer';

/** /settings/data-model/+example: a small model to begin with, shown before it is made. */
export const ExampleDrawer = () => {
  useNamespaces(['settings']);
  const { t } = useText();
  const navigate = useNavigate();
  const view = useViewModel(exampleViewModel);
  const { creation } = view;
  const left = useStream(creation.left$);
  useSubscription(creation.done$, () => void navigate(DATA_MODEL));
  return (
    <PlanDrawer
      title={t('example_title')}
      plan={creation}
      headings={['plan_will_create', 'plan_creates']}
      action={{ label: t('example_create'), onClick: () => creation.execute() }}
      guard={{ form: view, onDiscard: () => creation.giveUp() }}
    >
      <LeftDrafts
        left={left}
        nameOf={() => t('example_title')}
        onRestore={(each) => creation.restore(each)}
        onForget={(each) => creation.discard(each)}
      />
      <p>{t('example_text')}</p>
    </PlanDrawer>
  );
};
