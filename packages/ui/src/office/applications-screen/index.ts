export { ApplicationsScreen, type ApplicationsScreenProps } from './ApplicationsScreen'
export type { DecisionView, OfficeApplicationView, QueuedApplicationView } from './applications.view'
export { DecidingScreen, type DecidingScreenProps } from './DecidingScreen'
