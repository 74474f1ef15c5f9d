import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { parseAppearance, withAppearance } from '@skafferi/domain/rules/appearance/appearance'
import type { PageRenderer } from '@skafferi/domain/rules/rendering/page-renderer'
import { isWideWindow } from '@skafferi/domain/rules/rendering/window-width'
import type { ShopSettings } from '@skafferi/domain/rules/settings/shop-settings'
import { matchPath } from 'react-router-dom'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { pages, type Page } from '../src/pages'
import { store } from '../vite.config'

/** Timeout in ms. The first render is slow, because its modules are loaded one by one. */
const limitMs = 60_000

/** The style sheet that `main.tsx` imports; without a link to it the page would be unstyled until scripts run. */
const sheet = '@skafferi/ui/styles.css'

const rendered = Object.values<Page>(pages).filter((page) => page.document === 'rendered')

/** Returns a fetch to the store with the request's cookies. The response gets the cookies of the answers. */
function storeFetch({ headers }: Connect.IncomingMessage, response: ServerResponse) {
  return async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const sent = new Headers(request.headers)
    sent.set('cookie', headers.cookie ?? '')
    const answer = await fetch(store + pathname + search, { headers: sent })
    for (const cookie of answer.headers.getSetCookie()) response.appendHeader('set-cookie', cookie)
    return answer
  }
}

/** The page's document as Vite serves it, without content. */
async function templateOf(server: ViteDevServer, address: string): Promise<string> {
  const { root } = server.config
  const html = await server.transformIndexHtml(address, await readFile(join(root, 'index.html'), 'utf8'))
  const styles = await server.pluginContainer.resolveId(sheet, join(root, 'src/main.tsx'))
  return html.replace('<!--head-->', () => `<link rel="stylesheet" href="/@fs${styles?.id}">`)
}

/** Renders customers' pages from the sources, as the store does from the build. Errors are logged. */
export function renderPages(settings: ShopSettings): Plugin {
  async function render(server: ViteDevServer, request: Connect.IncomingMessage, response: ServerResponse) {
    const { method, headers, originalUrl: address = '' } = request
    const { cookie = '', accept = '' } = headers
    const { pathname } = new URL(address, 'http://localhost')
    if (method !== 'GET' || !accept.includes('text/html')) return null
    if (!rendered.some(({ path }) => matchPath(path, pathname))) return null
    const { renderForCustomer } = (await server.ssrLoadModule('/src/entry-server.tsx')) as PageRenderer
    return renderForCustomer({
      address,
      cookies: cookie,
      settings,
      isWide: isWideWindow(headers),
      template: withAppearance(await templateOf(server, address), parseAppearance(cookie)),
      fetch: storeFetch(request, response),
      signal: AbortSignal.timeout(limitMs),
    })
  }

  async function answer(
    server: ViteDevServer,
    request: Connect.IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): Promise<void> {
    const page = await render(server, request, response).catch((error: Error) => {
      server.ssrFixStacktrace(error)
      server.config.logger.error(`A page could not be rendered; the plain document is sent.\n${error.stack}`)
      return null
    })
    if (page) response.setHeader('content-type', 'text/html; charset=utf-8').end(page.html)
    else next()
  }

  return {
    name: 'render-pages',
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => void answer(server, request, response, next))
    },
  }
}
