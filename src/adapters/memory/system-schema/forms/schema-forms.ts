import { actionLabels, divider, englishName, full, half, labels, plainLabels, type TableForm } from './field-form';

export const collectionsForm: TableForm = {
  collection_divider: divider('Collection Setup', 'box'),
  collection: half('input', { font: 'monospace' }),
  note: half('input', { placeholder: 'A description of this collection...' }),
  icon: half('select-icon'),
  color: half('select-color', { placeholder: 'Choose a color...' }),
  display_template: full('system-display-template', { collectionField: 'collection' }),
  hidden: half('boolean', { label: 'Hide within the App' }),
  singleton: half('boolean', { label: 'Treat as single object' }),
  translations: full('list', {
    template: '{{ translation }} ({{ language }})',
    fields: [
      {
        field: 'language',
        name: 'Language',
        type: 'string',
        schema: { default_value: 'en-US' },
        meta: { interface: 'system-language', width: 'half' },
      },
      {
        field: 'translation',
        name: 'Collection Name',
        type: 'string',
        meta: { interface: 'input', width: 'half', options: { placeholder: 'Enter a translation...' } },
      },
      {
        field: 'singular',
        name: 'Singular Unit',
        type: 'string',
        meta: { interface: 'input', width: 'half', options: { placeholder: 'Enter a translation...' } },
      },
      {
        field: 'plural',
        name: 'Plural Unit',
        type: 'string',
        meta: { interface: 'input', width: 'half', options: { placeholder: 'Enter a translation...' } },
      },
    ],
  }),
  archive_divider: divider('Archive', 'archive'),
  archive_field: half('system-field', {
    collectionField: 'collection',
    allowNone: true,
    placeholder: 'Choose a field...',
  }),
  archive_app_filter: half('boolean', { label: 'Enable App Archive Filter' }),
  archive_value: half('input', { font: 'monospace', iconRight: 'archive', placeholder: 'Value set when archiving...' }),
  unarchive_value: half('input', {
    font: 'monospace',
    iconRight: 'unarchive',
    placeholder: 'Value set when unarchiving...',
  }),
  sort_divider: divider('Sort', 'sort'),
  sort_field: half('system-field', {
    collectionField: 'collection',
    placeholder: 'Choose a field...',
    typeAllowList: ['float', 'decimal', 'integer'],
    allowNone: true,
  }),
  accountability_divider: divider('Accountability', 'admin_panel_settings'),
  accountability: half('select-dropdown', {
    choices: [
      { text: '$t:field_options.directus_collections.track_activity_revisions', value: 'all' },
      { text: '$t:field_options.directus_collections.only_track_activity', value: 'activity' },
      { text: '$t:field_options.directus_collections.do_not_track_anything', value: null },
    ],
  }),
  duplication_divider: divider('Duplication', 'content_copy'),
  item_duplication_fields: full('system-field-tree', { collectionField: 'collection' }),
};

export const migrationsForm: TableForm = {
  version: null,
  name: null,
  timestamp: null,
};

export const settingsForm: TableForm = {
  project_name: half('input', { iconRight: 'title', placeholder: 'My project...' }, englishName('Name')),
  project_url: half('input', { iconRight: 'link', placeholder: 'https://example.com' }, englishName('Website')),
  project_color: half('select-color', null, {
    ...englishName('Brand Color'),
    note: 'Login & Logo Background',
  }),
  project_logo: half('file', null, {
    ...englishName('Brand Logo'),
    note: 'White 40x40 SVG/PNG',
  }),
  public_divider: divider('Public Pages', 'public'),
  public_foreground: half('file', null, englishName('Login Foreground')),
  public_background: half('file', null, englishName('Login Background')),
  public_note: full('input-multiline', { placeholder: 'A short, public message that supports markdown formatting...' }),
  security_divider: divider('Security', 'security'),
  auth_password_policy: half('select-dropdown', {
    choices: [
      { value: null, text: 'None – Not Recommended' },
      { value: '/^.{8,}$/', text: 'Weak – Minimum 8 Characters' },
      {
        value: "/(?=^.{8,}$)(?=.*\\d)(?=.*[a-z])(?=.*[A-Z])(?=.*[!@#$%^&*()_+}{';'?>.<,])(?!.*\\s).*$/",
        text: 'Strong – Upper / Lowercase / Numbers / Special',
      },
    ],
    allowOther: true,
  }),
  auth_login_attempts: half('input', { iconRight: 'lock', placeholder: '$t:unlimited' }),
  files_divider: divider('Files & Thumbnails', 'storage'),
  storage_asset_presets: full('list', {
    fields: [
      {
        field: 'key',
        name: 'Key',
        type: 'string',
        schema: { is_nullable: false },
        meta: { interface: 'input', options: { slug: true, onlyOnCreate: false }, width: 'half' },
      },
      {
        field: 'fit',
        name: 'Fit',
        type: 'string',
        schema: { is_nullable: false },
        meta: {
          interface: 'select-dropdown',
          options: {
            choices: [
              { value: 'contain', text: 'Contain (preserve aspect ratio)' },
              { value: 'cover', text: 'Cover (forces exact size)' },
              { value: 'inside', text: 'Fit inside' },
              { value: 'outside', text: 'Fit outside' },
            ],
          },
          width: 'half',
        },
      },
      {
        field: 'width',
        name: 'Width',
        type: 'integer',
        schema: { is_nullable: false },
        meta: { interface: 'input', width: 'half' },
      },
      {
        field: 'height',
        name: 'Height',
        type: 'integer',
        schema: { is_nullable: false },
        meta: { interface: 'input', width: 'half' },
      },
      {
        field: 'quality',
        type: 'integer',
        name: 'Quality',
        schema: { default_value: 80, is_nullable: false },
        meta: { interface: 'slider', options: { max: 100, min: 0, step: 1 }, width: 'half' },
      },
      {
        field: 'withoutEnlargement',
        type: 'boolean',
        schema: { default_value: false },
        meta: { interface: 'boolean', width: 'half', options: { label: "Don't upscale images" } },
      },
    ],
    template: '{{key}}',
  }),
  storage_asset_transform: half('select-dropdown', {
    choices: [
      { value: 'all', text: 'All' },
      { value: 'none', text: 'None' },
      { value: 'presets', text: 'Presets Only' },
    ],
  }),
  overrides_divider: divider('App Overrides', 'brush'),
  custom_css: full('input-code', { language: 'css', lineNumber: true }),
};

export const webhooksForm: TableForm = {
  name: full('input', { iconRight: 'title' }),
  method: half('select-dropdown', { choices: ['GET', 'POST'] }, plainLabels),
  url: half('input', { iconRight: 'link' }),
  status: half(
    'select-dropdown',
    {
      choices: [
        { text: 'Active', value: 'active' },
        { text: 'Inactive', value: 'inactive' },
      ],
    },
    labels({
      showAsDot: true,
      choices: [
        { text: 'Active', value: 'active', foreground: 'var(--primary-10)', background: 'var(--primary)' },
        {
          text: 'Inactive',
          value: 'inactive',
          foreground: 'var(--foreground-normal)',
          background: 'var(--background-normal-alt)',
        },
      ],
    }),
  ),
  data: half('boolean', { label: 'Send Event Data' }, { display: 'boolean' }),
  triggers_divider: divider('Triggers', 'api'),
  actions: full(
    'select-multiple-checkbox',
    {
      choices: [
        { text: 'Create', value: 'create' },
        { text: 'Update', value: 'update' },
        { text: 'Delete', value: 'delete' },
      ],
    },
    actionLabels,
  ),
  collections: full('system-collections', null, plainLabels),
};
