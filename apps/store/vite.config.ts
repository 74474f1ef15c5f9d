import { defineConfig } from 'vite'

/**
 * Bundles the store and its operator's command line with the workspace's sources; packages from the registry stay where
 * they are.
 */
export default defineConfig({
  build: {
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { input: { server: 'src/server.ts', cli: 'src/cli/main.ts' }, output: { entryFileNames: '[name].js' } },
  },
})
