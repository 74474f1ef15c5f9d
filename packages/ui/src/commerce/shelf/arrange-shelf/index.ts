export { ArrangeShelf, type ArrangeShelfEvents, type ArrangeShelfProps } from './ArrangeShelf'
