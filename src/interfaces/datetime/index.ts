import { defineInterface } from '../../kit';

export const datetimeInterface = defineInterface({
  id: 'datetime',
  name: 'interface_datetime',
  icon: 'today',
  types: ['dateTime', 'date', 'time', 'timestamp'],
  component: () => import(/* webpackChunkName: "editing" */ './datetime').then((module) => module.DatetimeInterface),
});
