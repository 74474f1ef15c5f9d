export { lazyAgain } from '../../internal/lazy-again'
export { Later, type LaterProps } from './Later'
