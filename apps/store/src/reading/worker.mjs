/**
 * Starts the worker from its TypeScript sources, in tests and while the store is developed: a thread begins with plain
 * JavaScript. The build puts a bundle of `worker.ts` in this file's place.
 */
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')
