export { OfficeLayout, type OfficeLayoutProps } from './OfficeLayout'
export type { OfficePerson } from './OfficeTop'
export type { NavItem, NavItemId } from './places'
