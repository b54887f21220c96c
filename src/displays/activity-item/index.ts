import { defineDisplay } from '../../kit';

export const activityItemDisplay = defineDisplay({
  id: 'activity-item',
  name: 'display_activity_item',
  description: 'display_activity_item_note',
  icon: 'link',
  types: ['string'],
  component: () =>
    import(/* webpackChunkName: "activity" */ './activity-item').then((module) => module.ActivityItemDisplay),
});
