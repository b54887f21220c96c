import { PageSidebar, useText, type TextKey } from '../../../kit';
import { DocsLink } from '../docs-link';
import { SidebarDetail } from '../../../ui';

/** Pages with a help text; spec 000 section 2. */
const TEXTS = {
  collections: 'help_collections',
  collection: 'help_collection',
  item: 'help_item',
  webhooks: 'help_webhooks',
  data_model: 'help_data_model',
  roles: 'help_roles',
  role: 'help_role',
  policy: 'help_policy',
  presets: 'help_presets',
  project: 'help_project',
  users: 'help_users',
  files: 'help_files',
  activity: 'help_activity',
  user: 'help_user',
} as const satisfies Readonly<Record<string, TextKey>>;

export type HelpPage = keyof typeof TEXTS;

/** Their pages of the documentation. */
const DOCS: Readonly<Record<HelpPage, string>> = {
  collections: 'concepts/content',
  collection: 'guides/editing/browse',
  item: 'guides/editing/items',
  webhooks: 'guides/administration/webhooks',
  data_model: 'guides/administration/data-model',
  roles: 'concepts/access',
  role: 'guides/administration/roles',
  policy: 'guides/administration/permissions#policies',
  presets: 'guides/administration/presets',
  project: 'guides/administration/project',
  users: 'guides/administration/users',
  files: 'guides/editing/files',
  activity: 'guides/administration/activity',
  user: 'guides/administration/users#change-a-user',
};

/** The help text of a page, for a page that keeps the order of its sidebar sections itself. */
export const HelpSection = ({ page }: { readonly page: HelpPage }) => {
  const { t } = useText();
  return (
    <SidebarDetail icon="help" title={t('help')}>
      {t(TEXTS[page])
        .split('\n')
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      <DocsLink page={DOCS[page]} />
    </SidebarDetail>
  );
};

/** A sidebar section with the help text of a page. */
export const PageHelp = ({ page }: { readonly page: HelpPage }) => (
  <PageSidebar>
    <HelpSection page={page} />
  </PageSidebar>
);
