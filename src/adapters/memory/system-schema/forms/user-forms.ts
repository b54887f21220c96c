import { divider, full, half, type TableForm, tagsForm } from './field-form';

export const usersForm: TableForm = {
  first_name: half('input', { iconRight: 'account_circle' }),
  last_name: half('input', { iconRight: 'account_circle' }),
  email: half('input', { iconRight: 'email' }),
  password: half('input-hash', { iconRight: 'lock', masked: true }),
  avatar: full('file', null, { display: 'image' }),
  location: half('input', { iconRight: 'place' }),
  title: half('input', { iconRight: 'work' }),
  description: full('input-multiline'),
  tags: tagsForm,
  preferences_divider: divider('User Preferences', 'face'),
  language: half('system-language'),
  theme: half('select-dropdown', {
    choices: [
      { value: 'auto', text: 'Automatic (Based on System)' },
      { value: 'light', text: 'Light Mode' },
      { value: 'dark', text: 'Dark Mode' },
    ],
  }),
  tfa_secret: half('system-mfa-setup'),
  admin_divider: full('presentation-divider', { icon: 'verified_user', title: 'Admin Options', color: '#E35169' }),
  status: half('select-dropdown', {
    choices: [
      { text: 'Draft', value: 'draft' },
      { text: 'Invited', value: 'invited' },
      { text: 'Active', value: 'active' },
      { text: 'Suspended', value: 'suspended' },
      { text: 'Archived', value: 'archived' },
    ],
  }),
  role: half(
    'select-dropdown-m2o',
    { template: '{{ name }}' },
    { display: 'related-values', display_options: { template: '{{ name }}' } },
  ),
  token: full('token', { iconRight: 'vpn_key', placeholder: 'Enter a secure access token...' }),
  id: full('input', { iconRight: 'vpn_key' }),
  last_page: { width: 'half' },
  last_access: { width: 'half', display: 'datetime', display_options: { relative: true } },
};

export const rolesForm: TableForm = {
  id: full('input'),
  name: half('input', { placeholder: 'The unique name for this role...' }),
  icon: half('select-icon', null, { display: 'icon' }),
  description: full('input', { placeholder: 'A description of this role...' }),
  app_access: half('boolean'),
  admin_access: half('boolean'),
  ip_access: full('tags', { placeholder: 'Add allowed IP addresses, leave empty to allow all...' }),
  enforce_tfa: half('boolean'),
  users: full('list-o2m', { fields: ['first_name', 'last_name'] }),
  module_list: full('list', {
    template: '{{ name }}',
    addLabel: 'Add New Module...',
    fields: [
      { name: 'Icon', field: 'icon', type: 'string', meta: { interface: 'select-icon', width: 'half' } },
      {
        name: 'Name',
        field: 'name',
        type: 'string',
        meta: { interface: 'input', width: 'half', options: { iconRight: 'title', placeholder: 'Enter a title...' } },
      },
      {
        name: 'Link',
        field: 'link',
        type: 'string',
        meta: {
          interface: 'input',
          width: 'full',
          options: { iconRight: 'link', placeholder: 'Relative or absolute URL...' },
        },
      },
    ],
  }),
  collection_list: full('list', {
    template: '{{ group_name }}',
    addLabel: 'Add New Group...',
    fields: [
      {
        name: 'Group Name',
        field: 'group_name',
        type: 'string',
        meta: {
          width: 'half',
          interface: 'input',
          options: { iconRight: 'title', placeholder: 'Label this group...' },
        },
        schema: { is_nullable: false },
      },
      {
        name: 'Type',
        field: 'accordion',
        type: 'string',
        schema: { default_value: 'always_open' },
        meta: {
          width: 'half',
          interface: 'select-dropdown',
          options: {
            choices: [
              { value: 'always_open', text: 'Always Open' },
              { value: 'start_open', text: 'Start Open' },
              { value: 'start_collapsed', text: 'Start Collapsed' },
            ],
          },
        },
      },
      {
        name: 'Collections',
        field: 'collections',
        type: 'JSON',
        meta: {
          interface: 'list',
          options: {
            addLabel: 'Add New Collection...',
            template: '{{ collection }}',
            fields: [
              {
                name: 'Collection',
                field: 'collection',
                type: 'string',
                meta: { interface: 'system-collection', width: 'full' },
                schema: { is_nullable: false },
              },
            ],
          },
        },
      },
    ],
  }),
};

export const presetsForm: TableForm = {
  filters: { width: 'full' },
  layout_query: { width: 'full' },
  layout_options: { width: 'full' },
  refresh_interval: null,
};
