export { toShelfView } from './shelf.view'
