import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const store = 'http://127.0.0.1:4000'

export default defineConfig({
  plugins: [react(), tailwind()],
  server: {
    proxy: Object.fromEntries(
      ['/store', '/auth', '/health', '/openapi.json', '/docs', '/files', '/assets/packshots'].map((path) => [path, store]),
    ),
  },
  build: {
    manifest: true,
    target: 'es2023',
    rolldownOptions: {
      output: {
        // A page loads four scripts at most: the libraries, what the pages share, the entry and the page itself.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, priority: 2 },
            { name: 'shared', minShareCount: 3, test: /packages/, priority: 1 },
          ],
        },
      },
    },
  },
})
