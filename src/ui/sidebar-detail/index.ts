export { DescriptionList, type DescriptionListProps } from '../description-list/description-list';
export { SidebarDetail, type SidebarDetailProps } from './sidebar-detail';
