export { ShelfActions, type ShelfActionsProps } from './ShelfActions'
