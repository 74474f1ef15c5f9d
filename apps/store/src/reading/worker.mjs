/**
 * Starts the worker from TypeScript in tests and development, because a thread's entry must be JavaScript. The build
 * replaces this file with a bundle of `worker.ts`.
 */
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')
