import { defineConfig } from 'vitest/config'

/** Unit tests of the kit's pure parts. Components are tested by their stories, in a browser, from the repository's root. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 120_000,
  },
})
