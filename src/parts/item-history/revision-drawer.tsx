import { useState } from 'react';
import type { RevisionLook } from '../../application/history';
import { useEvent, useStream, useText, useViewModel } from '../../kit';
import { Button, Drawer, Segmented, TabPanel, Tabs } from '../../ui';
import classes from './revision-drawer.module.css';
import { revisionDrawerViewModel } from './revision-drawer.view-model';
import { RevisionChanges } from './revision-changes';
import { RevisionFacts } from './revision-facts';
import { RevisionPreview } from './revision-preview';
import type { RevisionsViewModel } from './revisions.view-model';
import { StaysNote } from './stays-note';
import { useHistoryWords } from './use-history-words';
import { useStepKeys } from './use-step-keys';

interface RevisionDrawerProps {
  readonly view: RevisionsViewModel;
  /** The id of the one to begin with. */
  readonly revision: number;
}

const ID = 'revision';

/** One revision over the form: what it changed, what the item was, and taking it back. */
export const RevisionDrawer = ({ view, revision }: RevisionDrawerProps) => {
  const { t } = useText();
  const words = useHistoryWords(view.history.place.collection);
  const drawer = useViewModel(revisionDrawerViewModel, view.history, view.item, revision);
  const { reading } = drawer;
  const shown = useStream(reading.shown$);
  const denial = useStream(reading.revert.denied$);
  const [compared, compare] = useState<'previous' | 'current'>('previous');
  const look = shown?.look ?? 'previous';
  const lookAt = (next: RevisionLook): void => reading.lookAt(next);
  useStepKeys((by) => reading.step(by));
  useEvent(reading.revert.reverted$, () => view.close());
  return (
    <Drawer
      open
      wide
      onClose={() => view.close()}
      closeLabel={t('close')}
      title={
        shown === null
          ? t('revisions')
          : t('revision_title', { when: words.moment(shown.revision.activity?.timestamp ?? '') })
      }
      actions={
        <Button
          variant="primary"
          icon="undo"
          collapses
          disabledReason={denial && t(denial)}
          onClick={() => reading.revert.execute(null)}
        >
          {t(look === 'previous' ? 'revision_put_back_changes' : 'revision_put_back_version')}
        </Button>
      }
    >
      {shown === null ? (
        <p>{t('revision_gone')}</p>
      ) : (
        <div className={classes['drawer']}>
          <RevisionFacts shown={shown} words={words} onStep={(by) => reading.step(by)} />
          <Tabs
            id={ID}
            label={t('revision_views')}
            tabs={[
              { value: 'changes', label: t('revision_changes') },
              { value: 'preview', label: t('revision_preview') },
            ]}
            value={look === 'version' ? 'preview' : 'changes'}
            onChange={(tab) => lookAt(tab === 'preview' ? 'version' : compared)}
          />
          <TabPanel id={ID} value={look === 'version' ? 'preview' : 'changes'}>
            {look === 'version' ? (
              <RevisionPreview shown={shown} drawer={drawer} fields={view.item.fields} />
            ) : (
              <>
                <div className={classes['compare']}>
                  <span>{t('revision_compare')}</span>
                  <Segmented
                    label={t('revision_compare')}
                    options={[
                      { value: 'previous', label: t('revision_with_previous') },
                      { value: 'current', label: t('revision_with_current') },
                    ]}
                    value={look}
                    onChange={(next) => {
                      compare(next);
                      lookAt(next);
                    }}
                  />
                </div>
                <RevisionChanges shown={shown} drawer={drawer} words={words} />
              </>
            )}
          </TabPanel>
          <StaysNote left={shown.plan.left} fields={view.item.fields} words={words} />
        </div>
      )}
    </Drawer>
  );
};
