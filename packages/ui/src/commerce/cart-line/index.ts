export { CartLine } from './CartLine'
export type { CartLineEvents, CartLineProps } from './line'
export { longFigures, rowGrid } from './row-grid'
