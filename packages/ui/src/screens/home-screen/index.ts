export { HomeScreen, preloadHomeTop, type HomeScreenProps } from './HomeScreen'
