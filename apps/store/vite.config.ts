import { defineConfig } from 'vite'

/** Bundles the store with the workspace's sources; packages from the registry stay where they are. */
export default defineConfig({
  build: {
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { input: 'src/server.ts', output: { entryFileNames: 'server.js' } },
  },
})
