export { MorningScreen, type MorningScreenProps } from './MorningScreen'
export { TodayScreen, type TodayScreenProps } from './TodayScreen'
export type { TodayView } from './today.view'
