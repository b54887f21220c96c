import type accessCheck from '../../locales/en-US/access-check.json';
import type activity from '../../locales/en-US/activity.json';
import type collections from '../../locales/en-US/collections.json';
import type common from '../../locales/en-US/common.json';
import type displays from '../../locales/en-US/displays.json';
import type docs from '../../locales/en-US/docs.json';
import type files from '../../locales/en-US/files.json';
import type importExport from '../../locales/en-US/import-export.json';
import type interfaces from '../../locales/en-US/interfaces.json';
import type item from '../../locales/en-US/item.json';
import type options from '../../locales/en-US/options.json';
import type roles from '../../locales/en-US/roles.json';
import type permissionRules from '../../locales/en-US/permission-rules.json';
import type permissions from '../../locales/en-US/permissions.json';
import type presets from '../../locales/en-US/presets.json';
import type project from '../../locales/en-US/project.json';
import type settings from '../../locales/en-US/settings.json';
import type shell from '../../locales/en-US/shell.json';
import type shortcuts from '../../locales/en-US/shortcuts.json';
import type signIn from '../../locales/en-US/sign-in.json';
import type system from '../../locales/en-US/system.json';
import type users from '../../locales/en-US/users.json';

type English = typeof common &
  typeof signIn &
  typeof shell &
  typeof shortcuts &
  typeof collections &
  typeof item &
  typeof interfaces &
  typeof displays &
  typeof importExport &
  typeof activity &
  typeof docs &
  typeof files &
  typeof options &
  typeof roles &
  typeof accessCheck &
  typeof permissionRules &
  typeof permissions &
  typeof presets &
  typeof project &
  typeof settings &
  typeof users &
  typeof system;

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';

type WithoutPlural<Key extends string> = Key extends `${infer Base}${PluralSuffix}` ? Base : Key;

/** Key of a text in any namespace. Keys are unique over all namespaces, and English defines which exist. */
export type TextKey = WithoutPlural<keyof English & string>;

/** Texts of pages without a session. */
export const SIGN_IN_NAMESPACES = ['common', 'sign-in'] as const;

/** Texts of the frame and of lists, loaded together with the code behind the sign-in. */
export const LIST_NAMESPACES = ['shell', 'collections', 'displays'] as const;

/** Texts of forms and dialogs, loaded with the first interaction or by the page that needs them. */
export const FORM_NAMESPACES = ['item', 'interfaces', 'import-export'] as const;

/**
 * Texts of a module, loaded by what shows them; 'files' also has those of uploads and of the image editor, 'options' those
 * of the options of interfaces and displays.
 */
export const MODULE_NAMESPACES = [
  'access-check',
  'activity',
  'docs',
  'files',
  'options',
  'permission-rules',
  'permissions',
  'presets',
  'project',
  'roles',
  'settings',
  'shortcuts',
  'users',
] as const;

/**
 * Our texts for the keys that the platform uses in its own collections; loaded with the first such key that is drawn.
 */
export const PLATFORM_NAMESPACES = ['system'] as const;

export const SIGNED_IN_NAMESPACES = [
  ...LIST_NAMESPACES,
  ...FORM_NAMESPACES,
  ...MODULE_NAMESPACES,
  ...PLATFORM_NAMESPACES,
] as const;

/** One file of texts for each language: `src/locales/<language>/<namespace>.json`. */
export type Namespace = (typeof SIGN_IN_NAMESPACES)[number] | (typeof SIGNED_IN_NAMESPACES)[number];

/** Texts of one namespace in one language, by key; a text with plural forms has one key for each form. */
export type Texts = Readonly<Record<string, string>>;
