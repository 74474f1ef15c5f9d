/**
 * `npm run test:mutation`: breaks the shop's rules and views one by one and counts how often a test notices. One
 * feature: `npm run test:mutation -- --mutate 'packages/domain/src/rules/cart/*.ts'`. See docs/mutations.md.
 */
export default {
  mutate: [
    'packages/domain/src/rules/**/!(*.test).ts',
    'packages/domain/src/**/*.view.ts',
    'apps/store/src/modules/marketing/promotions/check-promotion.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 15_000,
  // Only with `--incremental`: what neither its code nor its tests have changed for is taken from the run before.
  incrementalFile: 'node_modules/.cache/stryker-incremental.json',
  reporters: ['clear-text'],
  clearTextReporter: { logTests: false, reportTests: false, skipFull: true },
  thresholds: { high: 98, low: 95, break: 95 },
  // Only what the tests read is copied; what lies beside stays where it is.
  ignorePatterns: [
    '/*',
    '!/packages',
    '/packages/*',
    '!/packages/domain',
    '!/apps',
    '/apps/*',
    '!/apps/store',
    '!/*.json',
    '!/vitest.mutation.config.ts',
  ],
}
