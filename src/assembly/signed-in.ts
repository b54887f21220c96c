import { Extensions } from '../application/extensions';
import { PresetsStore } from '../application/presets';
import { DraftJournal } from '../application/recovery';
import type { LazyStore } from '../application/session';
import { type Call, mapCall } from '../kernel';
import type { Services } from '../kit';

export { registerAll } from './contributions';
export { signedInBrowserModule } from './signed-in-browser.module';
export { signedInModule } from './signed-in.module';

/** Loads the extensions, then returns the stores that load together with the session's data. */
export const loadLazyStores = (services: Services): Call<readonly LazyStore[]> =>
  services
    .get(Extensions)
    .load()
    .pipe(mapCall(() => [services.get(PresetsStore), services.get(DraftJournal)]));
