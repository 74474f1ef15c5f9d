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

/** The rows before they are imported. */
export const LazyImportCheck = lazyWithRetry(() =>
  import('./ImportCheck').then(({ ImportCheck }) => ({ default: ImportCheck })),
)

/** The progress of an import. */
export const LazyImportApply = lazyWithRetry(() =>
  import('./ImportApply').then(({ ImportApply }) => ({ default: ImportApply })),
)

/** The result of an import. */
export const LazyImportReport = lazyWithRetry(() =>
  import('./ImportReport').then(({ ImportReport }) => ({ default: ImportReport })),
)

const steps = [LazyImportLayout, LazyImportMatch, LazyImportMissing, LazyImportCheck, LazyImportApply, LazyImportReport]

/** Loads all steps after the upload, e.g. before a test that looks at them at once. */
export async function preloadSteps(): Promise<void> {
  await Promise.all(steps.map(({ preload }) => preload()))
}
