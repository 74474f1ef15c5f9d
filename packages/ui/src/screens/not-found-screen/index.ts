export { NotFoundScreen } from './NotFoundScreen'
