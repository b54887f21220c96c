import { usePageTitle, useText } from '../../kit';
import { Button, PageContent, HeaderBar, EmptyState } from '../../ui';

/** A page inside the frame that says that there is none. */
export const NotFound = () => {
  const { t } = useText();
  usePageTitle(t('page_not_found'));
  return (
    <>
      <HeaderBar icon="explore" title={t('page_not_found')} />
      <PageContent>
        <EmptyState
          kind="no-result"
          title={t('page_not_found')}
          text={t('page_not_found_text')}
          actions={
            <Button variant="secondary" icon="layers" href="/collections">
              {t('collections')}
            </Button>
          }
        />
      </PageContent>
    </>
  );
};
