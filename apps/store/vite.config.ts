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
      // The reader of PDFs is a thread's: a file of its own, beside whatever starts it.
      input: { server: 'src/server.ts', cli: 'src/cli/main.ts', 'pdf-reader': 'src/features/uploads/pdf-reader.mjs' },
      output: {
        entryFileNames: ({ name }) => (name === 'pdf-reader' ? '[name].mjs' : '[name].js'),
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
})
