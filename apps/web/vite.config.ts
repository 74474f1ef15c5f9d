import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const store = 'http://127.0.0.1:4000'

// The package's exports lead to its development build, whose warnings nobody would read here.
const leanRouter = fileURLToPath(import.meta.resolve('react-router')).replace('/development/', '/production/')

export default defineConfig(({ command }) => ({
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: leanRouter }] : [] },
  plugins: [react(), tailwind()],
  envPrefix: ['VITE_', 'CONTACT_FORM_URL', 'LINK_HOSTS', 'PRIVACY_URL', 'TERMS_URL', 'COOKIES_URL'],
  server: {
    proxy: Object.fromEntries(
      ['/store', '/auth', '/health', '/openapi.json', '/docs', '/files', '/assets/packshots'].map((path) => [path, store]),
    ),
  },
  build: {
    manifest: true,
    // Every browser that `target` and `cssTarget` allow knows `modulepreload`.
    modulePreload: { polyfill: false },
    target: 'es2023',
    // The first browsers with `light-dark()`, so that no fallback for it is written.
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
  },
}))
