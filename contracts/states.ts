import { isJsonObject, type Json, type JsonObject } from '../src/kernel';
import type { Asker, PersonName } from './platform/people';
import { note } from './platform/pictures';
import type { Stage } from './platform/stage';

/** What a state needs to be told. */
interface StateParameters {
  /** Collections, fields, relations, roles and rules of the contracts; there from the beginning. */
  'the model of the contracts': Readonly<Record<never, never>>;
  'signed in as': { readonly who: Asker };
  /** Somebody is in the directory just as `PEOPLE` has them. */
  'a person': { readonly who: PersonName };
  /** Nobody has the addresses of the guests. */
  'no guests': Readonly<Record<never, never>>;
  /** Somebody has the address of the first one. */
  'a guest': { readonly id: string };
  'a session in the browser': { readonly who: PersonName };
  'a refresh token already used': { readonly who: PersonName };
  'no session in the browser': Readonly<Record<never, never>>;
  'no article': Readonly<Record<never, never>>;
  'an article': { readonly article: JsonObject };
  articles: { readonly articles: readonly JsonObject[] };
  /** Another article has it; these are there besides. */
  'a taken slug': { readonly slug: string; readonly articles: readonly JsonObject[] };
  'an author': { readonly author: JsonObject };
  'no author': Readonly<Record<never, never>>;
  'a label': { readonly label: JsonObject };
  'a landing page': { readonly page: JsonObject };
  'a singleton nobody has saved': Readonly<Record<never, never>>;
  /** Exactly these; relations as POST /relations takes them, rows for the first of them. */
  'collections of a workshop': {
    readonly collections: readonly JsonObject[];
    readonly relations: readonly JsonObject[];
    readonly rows: readonly JsonObject[];
  };
  presets: { readonly presets: readonly JsonObject[] };
  /** Somebody has said something about an item; its number stands in the pact as a placeholder. */
  'a comment': { readonly about: { readonly collection: string; readonly item: string }; readonly comment: string };
  /** An item that was saved twice since it was made. */
  'a label with a history': { readonly label: JsonObject };
  /** Rules besides those of the model. */
  permissions: { readonly permissions: readonly JsonObject[] };
  webhooks: { readonly webhooks: readonly JsonObject[] };
  /** They are put back afterwards. */
  'settings that may be changed': Readonly<Record<never, never>>;
  /** A text under this key in the file library. */
  'a file': {
    readonly id: string;
    readonly name: string;
    readonly text: string;
    readonly values: Readonly<Record<string, string>>;
  };
  'no file': { readonly id: string };
  /** Exactly these of the contracts. */
  folders: { readonly folders: readonly JsonObject[] };
}

export type StateName = keyof StateParameters;

/** A provider state as the pact writes it down. */
export interface State {
  readonly name: StateName;
  readonly parameters: JsonObject;
}

type Given<Name extends StateName> = keyof StateParameters[Name] extends never
  ? []
  : [parameters: StateParameters[Name]];

export const state = <Name extends StateName>(name: Name, ...given: Given<Name>): State => {
  const [parameters] = given;
  return { name, parameters: isJsonObject(parameters) ? parameters : {} };
};

/** What stands behind the placeholders of the pact at the moment. */
export interface Browser {
  /** What the cookie holds. */
  refreshToken: string | null;
  /** The number of the comment that was made last. */
  comment: number | null;
}

type Bring<Name extends StateName> = (
  stage: Stage,
  browser: Browser,
  parameters: StateParameters[Name],
) => Promise<void>;

/** Rows that a taken slug must not get into the way of. */
const OTHER_ARTICLE = 1900;

/** How each state comes about; the same on every platform, and as often as one likes. */
const STATES: { readonly [Name in StateName]: Bring<Name> } = {
  'the model of the contracts': async () => undefined,
  'signed in as': async (stage, _browser, { who }) => {
    if (who !== 'nobody') await stage.tokenOf(who);
  },
  'a person': (stage, _browser, { who }) => stage.resetPerson(who),
  'no guests': (stage) => stage.noGuests(),
  'a guest': (stage, _browser, { id }) => stage.guest(id),
  'a session in the browser': async (stage, browser, { who }) => {
    browser.refreshToken = await stage.refreshTokenOf(who);
  },
  'a refresh token already used': async (stage, browser, { who }) => {
    browser.refreshToken = await stage.refreshTokenOf(who);
    await stage.admin.useUp(browser.refreshToken);
  },
  'no session in the browser': async (_stage, browser) => {
    browser.refreshToken = null;
  },
  'no article': (stage) => stage.articles([]),
  'an article': (stage, _browser, { article }) => stage.articles([article]),
  articles: (stage, _browser, { articles }) => stage.articles(articles),
  'a taken slug': (stage, _browser, { slug, articles }) =>
    stage.articles([{ id: OTHER_ARTICLE, title: 'Came first', slug }, ...articles]),
  'an author': (stage, _browser, { author }) => stage.authors([author]),
  'no author': (stage) => stage.authors([]),
  'a label': (stage, _browser, { label }) => stage.labels([label]),
  'a landing page': (stage, _browser, { page }) => stage.landingPage(page),
  'a singleton nobody has saved': async () => undefined,
  'a file': (stage, _browser, { id, name, text, values }) => stage.library.file(id, note(name, text), values),
  'no file': (stage, _browser, { id }) => stage.library.noFile(id),
  folders: (stage, _browser, { folders }) => stage.library.folders(folders),
  'collections of a workshop': (stage, _browser, { collections, relations, rows }) =>
    stage.workshop(collections, relations, rows),
  presets: (stage, _browser, { presets }) => stage.onlyPresets(presets),
  'a comment': async (stage, browser, { about, comment }) => {
    browser.comment = await stage.comment({ ...about, comment });
  },
  'a label with a history': (stage, _browser, { label }) => stage.labelWithHistory(label),
  permissions: (stage, _browser, { permissions }) => stage.onlyPermissions(permissions),
  webhooks: (stage, _browser, { webhooks }) => stage.onlyWebhooks(webhooks),
  'settings that may be changed': (stage) => stage.restoreSettingsLater(),
};

type Handler = (parameters?: Json) => Promise<void>;

/** A handler for each state, by name. What it is given comes from the pact, which `state` has written. */
export const stateHandlers = (stage: Stage, browser: Browser): Readonly<Record<string, Handler>> =>
  Object.fromEntries(
    Object.entries(STATES).map(([name, bring]) => [
      name,
      (parameters?: Json) => bring(stage, browser, (isJsonObject(parameters) ? parameters : {}) as never),
    ]),
  );
