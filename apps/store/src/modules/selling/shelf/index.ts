export { beginShelf } from './begin-shelf'
export { shelfRoutes } from './routes'
export { assertOnce } from './save-shelf'
