import { usePageTitle, useText } from '../../../kit';
import { Button, PageContent, HeaderBar, EmptyState } from '../../../ui';

/** The 'page not found' page inside of the app shell. */
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
