import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

/** Unit tests of a workspace, run in its folder. Components are tested by their stories, in a browser. */
export default defineConfig({
  // The kit as it is written, not as it is packed.
  resolve: { conditions: ['skafferi-source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['skafferi-source', ...defaultServerConditions] } },
  test: { include: ['{build,checks,src}/**/*.test.{ts,tsx}'], testTimeout: 120_000 },
})
