import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { defaultClientConditions, defineConfig } from 'vite'
import { leanPages } from '../../scripts/lib/lean-pages.mjs'
import { leanRouter } from '../../scripts/lib/lean-router.mjs'
import { leanColours } from '../../scripts/lib/lean-colours.mjs'

const store = `http://127.0.0.1:${process.env.PORT || 4000}`

/** Adds the text that the document shows without JavaScript. */
function noScript(html: string): string {
  const words = readFileSync(new URL('../../packages/ui/src/words/no-script.en.json', import.meta.url), 'utf8')
  const { office } = JSON.parse(words) as { office: string }
  return html.replace('<!--noscript-->', `<noscript><p>${office}</p></noscript>`)
}

export default defineConfig({
  base: '/office/',
  resolve: {
    // Use the component library's sources instead of its build.
    conditions: ['skafferi-source', ...defaultClientConditions],
  },
  plugins: [
    leanPages,
    react(),
    tailwind(),
    leanColours,
    leanRouter(import.meta.resolve('react-router')),
    { name: 'no-script', transformIndexHtml: noScript },
  ],
  // Keep the `Host` header: the store accepts changes only from pages of the requested host.
  server: { proxy: Object.fromEntries(['/admin', '/files', '/assets'].map((path) => [path, { target: store }])) },
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'es2023',
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    rolldownOptions: {
      output: {
        // Every page lists the names of the scripts that it may load, so they have no words.
        entryFileNames: 'assets/[hash:7].js',
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial' as const] },
            { name: 'frame', test: /(packages|apps)\//, tags: ['$initial' as const] },
            // What many pages need, in one file: many small ones compress badly. A smaller number burdens pages that
            // need less.
            { name: 'common', test: /(packages|apps)\//, minShareCount: 30 },
            // What forms show if a colleague has changed the same.
            { name: 'changes', test: /content\/diff\/|RemoteChanges/, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
})
