export { ApplicationsScreen, type ApplicationsScreenProps } from './ApplicationsScreen'
export type { DecidingView, OfficeApplicationView, QueuedApplicationView } from './applications.view'
export { DecidingScreen, type DecidingScreenProps } from './DecidingScreen'
