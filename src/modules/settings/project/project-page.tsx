import { useMemo } from 'react';
import type { SaveTarget } from '../../../domain/items';
import { type CollectionPaths, useNamespaces, useText, useViewModel } from '../../../kit';
import { FieldNotesContext } from '../../../parts/item/item-form';
import { ItemPage, useItemPage } from '../../../parts/item/item-page';
import { PROJECT, SETTINGS } from '../settings-areas';
import { ProjectPreview } from './project-preview';
import { colorTrial, projectReload, settingsGate } from './project.view-model';
import { ServerSection } from './server-section';

const TARGET: SaveTarget = { kind: 'singleton', collection: SETTINGS };

const PATHS: CollectionPaths = { list: PROJECT, item: () => PROJECT, newItem: null };

/** /settings/project: the settings of the project. */
export const ProjectPage = () => {
  useNamespaces(['settings', 'project']);
  const { t } = useText();
  const view = useItemPage(TARGET, { gate: settingsGate });
  useViewModel(projectReload, view.item);
  useViewModel(colorTrial, view.item.editing.form);
  const notes = useMemo(
    () => ({
      project_logo: t('project_file_is_public'),
      public_foreground: t('project_file_is_public'),
      public_background: t('project_file_is_public'),
      auth_password_policy: t('project_policy_note'),
      storage_asset_presets: t('project_assets_note'),
      custom_css: t('project_css_note'),
    }),
    [t],
  );
  return (
    <FieldNotesContext value={notes}>
      <ItemPage
        view={view}
        paths={PATHS}
        title={t('project_settings')}
        icon="public"
        crumbs={[{ label: t('settings'), href: '/settings' }]}
        help="project"
        about={<ServerSection />}
      >
        <ProjectPreview form={view.item.editing.form} />
      </ItemPage>
    </FieldNotesContext>
  );
};
