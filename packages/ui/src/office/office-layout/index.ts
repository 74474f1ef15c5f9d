export { OfficeLayout, type OfficeLayoutProps } from './OfficeLayout'
export type { OfficePerson } from './OfficeTop'
export type { OfficePlace, OfficePlaceId } from './places'
