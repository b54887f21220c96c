export { DescriptionList, type DescriptionListProps } from './facts';
export { SidebarDetail, type SidebarDetailProps } from './sidebar-detail';
