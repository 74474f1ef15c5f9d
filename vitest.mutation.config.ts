import { defineConfig } from 'vitest/config'

/** The tests that mutants have to pass: those of rules and views themselves. What only a hook's test notices is not guarded. */
export default defineConfig({
  test: {
    include: [
      'packages/domain/src/**/*.test.ts',
      'apps/store/src/modules/marketing/promotions/promotions.check.test.ts',
    ],
    exclude: ['**/use-*.test.ts'],
    setupFiles: ['packages/domain/src/testing/setup.ts'],
  },
})
