import { defineConfig } from 'vitest/config'

/** On the embedded database, and with `--mode=postgres` on a PostgreSQL server. */
export default defineConfig(({ mode }) => ({
  // Both run beside each other on `npm test`.
  cacheDir: `node_modules/.vite-${mode}`,
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/testing/template.ts',
    // Tests wait for what happens, on a busy machine as long as it takes; these end one that hangs.
    hookTimeout: 300_000,
    testTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    maxWorkers: 2,
  },
}))
