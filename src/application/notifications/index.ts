export {
  type NameIn,
  Notifications,
  type Notification,
  type NotificationAction,
  type NotificationText,
  type NotificationTone,
} from './notifications';
