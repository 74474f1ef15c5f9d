export { CartLine } from './CartLine'
export type { CartLineEvents, CartLineProps } from './line'
export { rowGrid } from './row-grid'
