import { defineLayout } from '../../kit';
import { calendarRequest } from './calendar.query';

export const calendarLayout = defineLayout({
  id: 'calendar',
  name: 'layout_calendar',
  icon: 'calendar_month',
  component: () =>
    import(/* webpackChunkName: "layout-calendar" */ './calendar').then((module) => module.CalendarLayout),
  options: () =>
    import(/* webpackChunkName: "layout-calendar-options" */ './options/calendar-options').then(
      (module) => module.CalendarOptionsPanel,
    ),
  request: calendarRequest,
  canChoose: true,
});
