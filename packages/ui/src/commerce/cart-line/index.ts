export { CartLine } from './CartLine'
export type { CartLineEvents, CartLineProps, CartLineView } from './line'
export { rowGrid } from './row-grid'
