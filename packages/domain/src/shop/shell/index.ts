export { prefetchShell } from './use-prefetched-shell'
export { useShell, type Shell } from './use-shell'
