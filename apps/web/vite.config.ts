import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkNames } from './build/chunks'

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
        codeSplitting: { groups: [{ name: chunkNames() }] },
      },
    },
  },
})
