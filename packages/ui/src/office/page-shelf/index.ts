export { OfficeFailure, type OfficeFailureProps } from './OfficeFailure'
export { PageShelf, type PageShelfProps, type ShelfFact } from './PageShelf'
export { SavedViews, type SavedView, type SavedViewsProps } from './SavedViews'
export { Section, type SectionProps } from './Section'
