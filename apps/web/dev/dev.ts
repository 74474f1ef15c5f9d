/**
 * Serves the app from its sources on WEB_PORT (5173) with reloading; API calls are proxied to the store on PORT (4000).
 */
import { fileURLToPath } from 'node:url'
import { demoDelivery } from '@skafferi/domain/rules/delivery/delivery-settings'
import { settingsFrom, withSettings } from '@skafferi/domain/rules/settings/shop-settings'
import { createServer } from 'vite'
import { renderPages } from './render-pages'

const settings = { ...settingsFrom(process.env), delivery: demoDelivery }
const server = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  server: { port: Number(process.env.WEB_PORT || 5173), strictPort: true },
  // As the store does with its documents, from the same environment.
  plugins: [
    { name: 'shop-settings', transformIndexHtml: (html) => withSettings(html, settings) },
    renderPages(settings),
  ],
})
await server.listen()
server.printUrls()
