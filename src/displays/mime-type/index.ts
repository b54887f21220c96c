import { defineDisplay } from '../../kit';

export const mimeTypeDisplay = defineDisplay({
  id: 'mime-type',
  name: 'display_mime_type',
  description: 'display_mime_type_note',
  icon: 'picture_as_pdf',
  types: ['string'],
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.mimeTypeDisplayOptions),
  component: () => import(/* webpackChunkName: "signed-in" */ './mime-type').then((module) => module.MimeTypeDisplay),
});
