export { ErrorScreen, type ErrorScreenProps } from './ErrorScreen'
export { LoadingScreen } from './LoadingScreen'
export { lazyAgain, MissingFileError } from '../../internal/lazy-again'
