export {
  ConnectionMark,
  type ConnectionMarkProps,
  Navigation,
  NavigationGroup,
  type NavigationGroupProps,
  type NavigationProps,
} from './navigation';
export {
  NavigationBranch,
  type NavigationBranchProps,
  NavigationButton,
  type NavigationButtonProps,
  NavigationItem,
  type NavigationItemProps,
} from './navigation-item';
