import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { leanPages } from '../../scripts/lib/lean-pages.mjs'
import { leanRouter } from '../../scripts/lib/lean-router.mjs'

/** Where the store is while the app is developed. */
export const store = `http://127.0.0.1:${process.env.PORT || 4000}`

/**
 * Scripts that several pages load; the first matching rule applies. The bundler places a page's own modules and those
 * that few pages share.
 */
const groups = [
  { name: 'libraries', test: /node_modules/, tags: ['$initial' as const] },
  // What reads data, for guests' pages without the customers' frame.
  { name: 'queries', test: /@tanstack\/(react-query|query-core)\/(?!.*mutation)/i },
  // The start of the app, and what every page shows.
  { name: 'base', tags: ['$initial' as const] },
  { name: 'base', test: /components\/(content\/icon|layout\/page-layout)\// },
  // The blocks of pages: what fills them, and what the first part of each page shows.
  {
    name: 'content',
    test: /shared-views\/blocks\.view|content\/(page-content\.view|placeholders)|banner\/BannerFaultLine|runs-of/,
  },
  { name: 'blocks', test: /internal\/(block-list|paragraphs)/ },
  // Modules that fourteen pages or later parts need; a smaller number burdens pages with code they never use, and so do
  // reading numbers, writing dates and why an account's form was refused, which few pages need at once.
  {
    name: 'shared',
    test: /packages\/(?!domain\/src\/(rules\/text\/number-text|platform\/format\/(cached|date))|.*account-problem)/,
    minShareCount: 14,
  },
  // Head and foot of customers' pages with all that they import.
  { name: 'frame', test: /app\/CustomerShell/ },
]

export default defineConfig({
  resolve: {
    // The kit's sources, not its package.
    conditions: ['skafferi-source', ...defaultClientConditions],
  },
  ssr: { resolve: { conditions: ['skafferi-source', ...defaultServerConditions] } },
  plugins: [leanPages, react(), tailwind(), leanRouter(import.meta.resolve('react-router'))],
  server: {
    proxy: Object.fromEntries(
      // Keep the `Host` header: the store accepts changes only from pages of the requested host.
      ['/store', '/auth', '/health', '/openapi.json', '/docs', '/files', '/assets/packshots'].map((path) => [
        path,
        { target: store },
      ]),
    ),
  },
  build: {
    manifest: true,
    // Every browser that `target` and `cssTarget` allow knows `modulepreload`.
    modulePreload: {
      polyfill: false,
      // Every page would have to list the files of a part that opens after a pause in typing.
      resolveDependencies: (file, files) => (file.includes('ProductSuggestions') ? [] : files),
    },
    target: 'es2023',
    // The first browsers with `light-dark()`, so that no fallback for it is written.
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
