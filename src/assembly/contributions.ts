import { Registry, type Registries } from '../kit';
import { booleanDisplay } from '../displays/boolean';
import { datetimeDisplay } from '../displays/datetime';
import { missingDisplay } from '../displays/missing';
import { rawDisplay } from '../displays/raw';
import { booleanInterface } from '../interfaces/boolean';
import { datetimeInterface } from '../interfaces/datetime';
import { inputInterface } from '../interfaces/input';
import { inputMultilineInterface } from '../interfaces/input-multiline';
import { missingInterface } from '../interfaces/missing';
import { missingLayout } from '../layouts/missing';
import { tabularLayout } from '../layouts/tabular';
import { collectionsModule } from '../modules/collections';
import { missingModule } from '../modules/missing';

/** Everything that comes with the application. A new contribution is a folder and a line here. */
export const contributions = (): Registries => ({
  interfaces: new Registry(missingInterface, [inputInterface, inputMultilineInterface, booleanInterface, datetimeInterface]),
  displays: new Registry(missingDisplay, [rawDisplay, booleanDisplay, datetimeDisplay]),
  layouts: new Registry(missingLayout, [tabularLayout]),
  modules: new Registry(missingModule, [collectionsModule]),
});
