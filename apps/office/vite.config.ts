import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defineConfig } from 'vite'

const store = `http://127.0.0.1:${process.env.PORT || 4000}`

// The package offers no condition that leads to its production build; the other one's warnings nobody would read here.
const leanRouter = fileURLToPath(import.meta.resolve('react-router')).replace('/development/', '/production/')

/** What the document says where scripts are blocked. */
function noScript(html: string): string {
  const words = readFileSync(new URL('../../packages/ui/src/words/no-script.en.json', import.meta.url), 'utf8')
  const { office } = JSON.parse(words) as { office: string }
  return html.replace('<!--noscript-->', `<noscript><p>${office}</p></noscript>`)
}

export default defineConfig(({ command }) => ({
  base: '/office/',
  resolve: {
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: leanRouter }] : [],
    // The kit as it is written, not as it is packed.
    conditions: ['skafferi-source', ...defaultClientConditions],
  },
  plugins: [react(), tailwind(), { name: 'no-script', transformIndexHtml: noScript }],
  // As they were sent: the store takes changes from pages of the host that they were sent to.
  server: { proxy: Object.fromEntries(['/admin', '/files', '/assets'].map((path) => [path, { target: store }])) },
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'es2023',
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'libraries', test: /node_modules/, tags: ['$initial' as const] }] } },
    },
  },
}))
