/** Serves the app from its sources on WEB_PORT (5173), reloading; its calls go on to the store on PORT (4000). */
import { fileURLToPath } from 'node:url'
import { settingsFrom, withSettings } from '@skafferi/domain/shop-settings.rules'
import { createServer } from 'vite'

const server = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  server: { port: Number(process.env.WEB_PORT || 5173), strictPort: true },
  // As the store does with the documents it serves, from the same environment.
  plugins: [{ name: 'shop-settings', transformIndexHtml: (html) => withSettings(html, settingsFrom(process.env)) }],
})
await server.listen()
server.printUrls()
