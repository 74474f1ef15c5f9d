export { OfficeFailure, type OfficeFailureProps } from './OfficeFailure'
export { PageHeader, type PageHeaderProps, type PageHeaderFact } from './PageHeader'
export { SavedViews, type SavedView, type SavedViewsProps } from './SavedViews'
export { Section, type SectionProps } from './Section'
