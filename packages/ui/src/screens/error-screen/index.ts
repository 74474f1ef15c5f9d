export { ErrorScreen, type ErrorScreenProps } from './ErrorScreen'
export { LoadingScreen } from './LoadingScreen'
export { lazyWithRetry, MissingFileError } from '../../internal/lazy-with-retry'
