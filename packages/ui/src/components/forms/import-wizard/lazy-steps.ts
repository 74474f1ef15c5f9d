import { lazyWithRetry } from '../../../internal/lazy-with-retry'

/** The layout of the file; most files need no other. */
export const LazyImportLayout = lazyWithRetry(() =>
  import('./ImportLayout').then(({ ImportLayout }) => ({ default: ImportLayout })),
)

/** The step of a file with unknown headings. */
export const LazyImportMatch = lazyWithRetry(() =>
  import('./ImportMatch').then(({ ImportMatch }) => ({ default: ImportMatch })),
)

/** The step of a file with missing values. */
export const LazyImportMissing = lazyWithRetry(() =>
  import('./ImportMissing').then(({ ImportMissing }) => ({ default: ImportMissing })),
)

/** Loads the steps that only some files need, e.g. before a test that looks at them at once. */
export async function preloadSteps(): Promise<void> {
  await Promise.all([LazyImportLayout, LazyImportMatch, LazyImportMissing].map(({ preload }) => preload()))
}
