export { TodayScreen, type TodayScreenProps } from './TodayScreen'
export type { TodayView } from './today.view'
