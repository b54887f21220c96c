export { TabList, TabPanel, Tabs, TabScope, type Tab, type TabScopeProps, type TabsProps } from './tabs';
