import { CapabilitiesStore } from '../../application/settings';
import { type ModulePage, type Services, type TextKey, Translator } from '../../kit';
import { DATA_MODEL, SETTINGS_AREAS } from './settings-areas';

interface Place {
  readonly path: string;
  readonly name: TextKey;
}

/** What the areas begin with a button of their page. */
const BEGINNINGS: readonly Place[] = [
  { path: `${DATA_MODEL}/+`, name: 'new_collection' },
  { path: `${DATA_MODEL}/+diagram`, name: 'diagram_title' },
  { path: `${DATA_MODEL}/+compare`, name: 'compare_with_file' },
  { path: '/settings/roles/+', name: 'new_role' },
  { path: '/settings/roles/+compare', name: 'role_compare' },
  { path: '/settings/presets/+', name: 'preset_new' },
];

/** The areas that the server supports, and what they begin, for the command palette. */
export const settingsPlaces = async (services: Services): Promise<readonly ModulePage[]> => {
  const translator = services.get(Translator);
  await translator.load(['settings', 'roles', 'presets']);
  const { capabilities } = services.get(CapabilitiesStore);
  const areas = SETTINGS_AREAS.filter(({ needs }) => needs === undefined || capabilities[needs]);
  return [...areas, ...BEGINNINGS].map(({ path, name }) => ({ path, title: translator.translate(name) }));
};
