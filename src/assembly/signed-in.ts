import { Extensions } from '../application/extensions';
import { UploadSession } from '../application/files';
import { PresetsStore } from '../application/presets';
import { DraftJournal } from '../application/recovery';
import { ItemPrefetch, type LazyStore } from '../application/session';
import { UnsavedReporter } from '../application/unsaved-changes';
import type { Services } from '../kit';

export { registerAll } from './contributions';
export { signedInBrowserModule } from './signed-in-browser.module';
export { signedInModule } from './signed-in.module';

/** The stores of this code, which load together with the session's data. */
export const lazyStores = (services: Services): readonly LazyStore[] => [
  services.get(Extensions),
  services.get(PresetsStore),
  services.get(DraftJournal),
  services.get(UnsavedReporter),
  services.get(ItemPrefetch),
  services.get(UploadSession),
];
