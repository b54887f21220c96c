import { defineDisplay } from '../../kit';

export const activityActionDisplay = defineDisplay({
  id: 'activity-action',
  name: 'display_activity_action',
  description: 'display_activity_action_note',
  icon: 'notifications',
  types: ['string'],
  component: () =>
    import(/* webpackChunkName: "activity" */ './activity-action').then((module) => module.ActivityActionDisplay),
});
