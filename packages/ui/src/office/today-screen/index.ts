export { MorningScreen, type MorningScreenProps } from './MorningScreen'
export { SetupSteps, type SetupStepsProps } from './SetupSteps'
export { TodayScreen, type TodayScreenProps } from './TodayScreen'
export type { TodayView } from './today.view'
