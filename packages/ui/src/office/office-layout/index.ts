export { OfficeLayout, type OfficeLayoutProps } from './OfficeLayout'
export type { OfficePerson } from './OfficeHeader'
export type { NavItem, NavItemId } from './nav-items'
