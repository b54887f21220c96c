import { defineInterface } from '../../kit';

export const datetimeInterface = defineInterface({
  id: 'datetime',
  name: 'interface_datetime',
  description: 'interface_datetime_note',
  icon: 'today',
  types: ['dateTime', 'date', 'time', 'timestamp'],
  recommendedDisplays: ['datetime'],
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.datetimeOptions),
  component: () => import(/* webpackChunkName: "editing" */ './datetime').then((module) => module.DatetimeInterface),
});
