export { OpeningScreen, type OpeningScreenProps } from './OpeningScreen'
