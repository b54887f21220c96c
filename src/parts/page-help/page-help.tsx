import { PageSidebar, useText, type TextKey } from '../../kit';
import { SidebarDetail } from '../../ui';

/** The pages that explain themselves; spec 000 section 2. */
const TEXTS = {
  collections: 'help_collections',
  collection: 'help_collection',
  item: 'help_item',
} as const satisfies Readonly<Record<string, TextKey>>;

/** In the sidebar: what this kind of page is for and what can be done on it. */
export const PageHelp = ({ page }: { readonly page: keyof typeof TEXTS }) => {
  const { t } = useText();
  return (
    <PageSidebar>
      <SidebarDetail icon="help" title={t('help')}>
        {t(TEXTS[page])
          .split('\n')
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
      </SidebarDetail>
    </PageSidebar>
  );
};
