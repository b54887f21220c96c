export { ConnectionMark, type ConnectionMarkProps } from './connection-mark';
export { Navigation, type NavigationProps } from './navigation';
export { NavigationGroup, type NavigationGroupProps } from './navigation-group';
export { NavigationItem, type NavigationItemProps } from './navigation-item';
