export { LandingScreen, type LandingScreenProps } from './LandingScreen'
export type { ComposedShelf } from './landing-blocks'
