export { Badge, type BadgeProps } from './badge';
export { Tag, type TagProps } from './tag';
