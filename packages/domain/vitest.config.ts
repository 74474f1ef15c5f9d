import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // Files are small and what they import is not: each process loads that once. A file puts back what it changes.
    isolate: false,
  },
})
