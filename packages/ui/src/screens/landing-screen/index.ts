export { LandingScreen, type LandingScreenProps } from './LandingScreen'
