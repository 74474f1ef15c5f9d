export { CartLine } from './CartLine'
export type { CartLineEvents, CartLineProps } from './line'
export { hasLongFigures, rowGrid } from './row-grid'
