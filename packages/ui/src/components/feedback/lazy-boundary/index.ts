export { lazyWithRetry } from '../../../internal/lazy-with-retry'
export { LazyBoundary, type LazyBoundaryProps } from './LazyBoundary'
