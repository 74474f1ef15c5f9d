import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/testing/template.ts',
    // The embedded database takes its time on a busy machine.
    hookTimeout: 120_000,
    testTimeout: 60_000,
    maxWorkers: 2,
  },
})
