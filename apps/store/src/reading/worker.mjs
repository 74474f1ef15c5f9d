/**
 * Starts the worker from TypeScript in development, because a thread's entry must be JavaScript, and in tests the
 * bundle that `testing/built-store.ts` made. The build replaces this file with a bundle of `worker.ts`.
 */
const { BUILT_WORKER } = process.env
if (BUILT_WORKER) {
  await import(BUILT_WORKER)
} else {
  const { register } = await import('tsx/esm/api')
  register()
  await import('./worker.ts')
}
