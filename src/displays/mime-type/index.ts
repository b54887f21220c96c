import { defineDisplay } from '../../kit';

export const mimeTypeDisplay = defineDisplay({
  id: 'mime-type',
  name: 'display_mime_type',
  icon: 'picture_as_pdf',
  types: ['string'],
  component: () => import(/* webpackChunkName: "signed-in" */ './mime-type').then((module) => module.MimeTypeDisplay),
});
