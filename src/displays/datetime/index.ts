import { defineDisplay } from '../../kit';

export const datetimeDisplay = defineDisplay({
  id: 'datetime',
  name: 'display_datetime',
  description: 'display_datetime_note',
  icon: 'today',
  types: ['dateTime', 'date', 'time', 'timestamp'],
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.datetimeDisplayOptions),
  component: () => import(/* webpackChunkName: "signed-in" */ './datetime').then((module) => module.DatetimeDisplay),
});
