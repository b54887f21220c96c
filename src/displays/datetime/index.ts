import { defineDisplay } from '../../kit';

export const datetimeDisplay = defineDisplay({
  id: 'datetime',
  name: 'display_datetime',
  icon: 'today',
  types: ['dateTime', 'date', 'time', 'timestamp'],
  component: () => import(/* webpackChunkName: "signed-in" */ './datetime').then((module) => module.DatetimeDisplay),
});
