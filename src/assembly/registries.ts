import { Registry, type Registries } from '../kit';
import { missingDisplay } from '../displays/missing';
import { missingInterface } from '../interfaces/missing';
import { missingLayout } from '../layouts/missing';
import { missingModule } from '../modules/missing';

/** Registries with nothing in them yet: the sign-in page does without contributions. */
export const emptyRegistries = (): Registries => ({
  interfaces: new Registry(missingInterface),
  displays: new Registry(missingDisplay),
  layouts: new Registry(missingLayout),
  modules: new Registry(missingModule),
});
