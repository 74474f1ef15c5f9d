import { defineConfig } from 'vitest/config'

/** Unit tests of a workspace, run in its folder. Components are tested by their stories, in a browser. */
export default defineConfig({
  test: { include: ['{build,src}/**/*.test.{ts,tsx}'], testTimeout: 120_000 },
})
