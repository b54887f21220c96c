import type { AccessStore, RolesStore } from '../application/access';
import type { Browsing } from '../application/browse';
import type { Editor } from '../application/item-editing';
import type { Notices } from '../application/notices';
import type { PresetsStore } from '../application/presets';
import type { SchemaStore } from '../application/schema';
import type { Hydration, Session } from '../application/session';
import type { Choices, Demonstration, ProjectStore, Theme } from '../application/settings';
import type { UnsavedWork } from '../application/unsaved-work';
import { token } from '../kernel';

/** The application's own services, by the names under which views and view-models ask for them. */
export const AccessService = token<AccessStore>('AccessStore');
export const BrowsingService = token<Browsing>('Browsing');
export const ChoicesService = token<Choices>('Choices');
export const DemonstrationService = token<Demonstration>('Demonstration');
export const EditorService = token<Editor>('Editor');
export const HydrationService = token<Hydration>('Hydration');
export const NoticesService = token<Notices>('Notices');
export const PresetsService = token<PresetsStore>('PresetsStore');
export const ProjectService = token<ProjectStore>('ProjectStore');
export const RolesService = token<RolesStore>('RolesStore');
export const SchemaService = token<SchemaStore>('SchemaStore');
export const SessionService = token<Session>('Session');
export const ThemeService = token<Theme>('Theme');
export const UnsavedWorkService = token<UnsavedWork>('UnsavedWork');
