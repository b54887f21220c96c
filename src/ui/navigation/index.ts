export {
  ConnectionMark,
  type ConnectionMarkProps,
  Navigation,
  NavigationGroup,
  type NavigationGroupProps,
  type NavigationProps,
} from './navigation';
export { NavigationItem, type NavigationItemProps } from './navigation-item';
