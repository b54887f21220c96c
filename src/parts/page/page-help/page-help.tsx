import { PageSidebar, useText, type TextKey } from '../../../kit';
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
  presets: 'help_presets',
  project: 'help_project',
  users: 'help_users',
  files: 'help_files',
  activity: 'help_activity',
  user: 'help_user',
} as const satisfies Readonly<Record<string, TextKey>>;

export type HelpPage = keyof typeof TEXTS;

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
    </SidebarDetail>
  );
};

/** A sidebar section with the help text of a page. */
export const PageHelp = ({ page }: { readonly page: HelpPage }) => (
  <PageSidebar>
    <HelpSection page={page} />
  </PageSidebar>
);
