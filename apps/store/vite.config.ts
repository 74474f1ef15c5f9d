import { defineConfig } from 'vite'

/**
 * Bundles the store and its command line with the workspace's sources; npm packages stay external.
 */
export default defineConfig({
  build: {
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      // The worker is a separate file next to the programs that start it.
      input: { server: 'src/server.ts', cli: 'src/cli/main.ts', worker: 'src/reading/worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? '[name].mjs' : '[name].js'),
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
})
