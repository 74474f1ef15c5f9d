export { ApplicationsScreen, type ApplicationsScreenProps } from './ApplicationsScreen'
export type { DecidingView, OfficeApplicationView, QueuedApplicationView, TermsDraft } from './applications.view'
