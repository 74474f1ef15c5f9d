/**
 * `npm run build:demo`: writes `demo-static/`, the demo shop and Storybook for any static host. A service worker
 * answers the calls of the shop, so it needs https or localhost, and the root of the host: its addresses begin with
 * `/`.
 */
import { copyFileSync, cpSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { brand } from '@skafferi/brand'
import { drawings } from '@skafferi/brand/content/packs'
import { demoDelivery } from '@skafferi/domain/rules/delivery/delivery-settings'
import { settingsFrom, withBrandTitle, withSettings } from '@skafferi/domain/rules/settings/shop-settings'

const root = fileURLToPath(new URL('..', import.meta.url))
const repository = fileURLToPath(new URL('../../..', import.meta.url))
const target = `${repository}demo-static/`

/** The app's document, with the demo's script and settings. */
function demoDocument(html: string): string {
  const own = withBrandTitle(html.replace('/src/main.tsx', '/demo/main.tsx'), brand)
  return withSettings(own, { ...settingsFrom({}), brand, delivery: demoDelivery })
}

process.env.NODE_ENV = 'production'
rmSync(target, { recursive: true, force: true })
await build({
  root,
  logLevel: 'warn',
  plugins: [{ name: 'demo-document', transformIndexHtml: { order: 'pre', handler: demoDocument } }],
  build: { outDir: target, manifest: false },
})
cpSync(`${repository}packages/fixtures/packshots`, `${target}assets/packshots/${drawings}`, {
  recursive: true,
  filter: (file) => !/\.(br|gz)$/.test(file),
})
cpSync(`${repository}storybook-static`, `${target}storybook`, { recursive: true })
copyFileSync(`${repository}.storybook/public/mockServiceWorker.js`, `${target}mockServiceWorker.js`)
// Hosts answer unknown addresses with this file; the app shows the page of the address.
copyFileSync(`${target}index.html`, `${target}404.html`)
