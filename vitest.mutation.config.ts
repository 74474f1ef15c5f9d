import { defineConfig } from 'vitest/config'

/** The tests that run on mutants: those of rules and views. A mutant that only a hook's test would kill survives. */
export default defineConfig({
  test: {
    include: [
      'packages/domain/src/**/*.test.ts',
      'apps/store/src/modules/marketing/promotions/check-promotion.test.ts',
    ],
    exclude: ['**/use-*.test.ts'],
    setupFiles: ['packages/domain/src/testing/setup.ts'],
  },
})
