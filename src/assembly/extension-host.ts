import { BrowserScriptLoader } from '../adapters/browser';
import type { ExtensionHost } from '../application/extensions';
import type { Registries } from '../kit';
import { registerExtension } from '../kit/extensions';

/** Loads and registers extensions; one per page. `api` is an absolute URL without a trailing slash. */
export const extensionHost = (api: string, registries: Registries): ExtensionHost => ({
  scripts: new BrowserScriptLoader(window, api),
  admit: registerExtension(registries),
});
