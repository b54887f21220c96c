import { actionLabels, divider, full, half, type TableForm, tagsForm } from './field-form';

export const filesForm: TableForm = {
  id: full('input'),
  title: full('input', { iconRight: 'title', placeholder: 'A unique title...' }),
  description: full('input-multiline', { placeholder: 'An optional description...' }),
  tags: tagsForm,
  location: half('input', { iconRight: 'place', placeholder: 'An optional location...' }),
  storage: half('input', { iconRight: 'storage' }),
  storage_divider: divider('File Naming', 'insert_drive_file'),
  filename_disk: half('input', { iconRight: 'publish', placeholder: 'Name on disk storage...' }),
  filename_download: half('input', { iconRight: 'get_app', placeholder: 'Name when downloading...' }),
  type: { display: 'mime-type' },
  filesize: { display: 'filesize' },
  modified_by: half(
    'select-dropdown-m2o',
    { template: '{{avatar.$thumbnail}} {{first_name}} {{last_name}}' },
    { display: 'user' },
  ),
  modified_on: half('datetime', null, { display: 'datetime' }),
  embed: { width: 'half' },
  uploaded_by: { width: 'half', display: 'user' },
  uploaded_on: { width: 'half', display: 'datetime' },
  folder: { width: 'half', display: 'related-values', display_options: { template: '{{ name }}' } },
  width: { width: 'half' },
  height: { width: 'half' },
  charset: { width: 'half' },
  duration: { width: 'half' },
};

export const foldersForm: TableForm = {
  id: half('input'),
  parent: { width: 'half' },
};

export const activityForm: TableForm = {
  action: actionLabels,
  collection: { display: 'collection', display_options: { icon: true } },
  timestamp: { options: { relative: true }, display: 'datetime' },
  user: { display: 'user' },
  comment: { display: 'formatted-text', display_options: { subdued: true } },
  user_agent: { display: 'formatted-text', display_options: { font: 'monospace' } },
  ip: { display: 'formatted-text', display_options: { font: 'monospace' } },
  revisions: half('list-o2m', { fields: ['collection', 'item'] }),
};

export const revisionsForm: TableForm = {
  data: { width: 'full' },
  delta: { width: 'full' },
};
