export { HomeScreen, type HomeScreenProps } from './HomeScreen'
export type { FlashSaleView } from './view'
