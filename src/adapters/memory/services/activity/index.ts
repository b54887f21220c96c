export { ActivityLog } from './activity-log';
export { CommentsService } from './comments-service';
