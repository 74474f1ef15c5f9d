import { defineConfig } from 'vite'

/**
 * Bundles the store and its operator's command line with the workspace's sources; packages from the registry stay where
 * they are.
 */
export default defineConfig({
  build: {
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      // What reads files is a worker's: a file of its own, beside whatever starts it.
      input: { server: 'src/server.ts', cli: 'src/cli/main.ts', worker: 'src/reading/worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? '[name].mjs' : '[name].js'),
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
})
