import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { parseAppearance, withAppearance } from '@skafferi/domain/rules/appearance/appearance'
import { isWideWindow } from '@skafferi/domain/rules/rendering/window-width'
import type { ShopSettings } from '@skafferi/domain/rules/settings/shop-settings'
import { matchPath } from 'react-router-dom'
import type { Plugin, ViteDevServer } from 'vite'
import { pages, type Page } from '../src/pages'
import { store } from '../vite.config'

/** Timeout in ms. The first render is slow, because its modules are loaded one by one. */
const limitMs = 60_000

/** The style sheet that `main.tsx` imports; without a link to it the page would be unstyled until scripts run. */
const sheet = '@skafferi/ui/styles.css'

const drawn = Object.values<Page>(pages).filter((page) => page.document === 'rendered')

/** A fetch to the store with the cookies of a request. */
function callsOf({ headers }: IncomingMessage) {
  const cookies: string[] = []
  return {
    cookies,
    async fetch(request: Request) {
      const { pathname, search } = new URL(request.url)
      const sent = new Headers(request.headers)
      sent.set('cookie', headers.cookie ?? '')
      const answered = await fetch(store + pathname + search, { headers: sent })
      cookies.push(...answered.headers.getSetCookie())
      return answered
    },
  }
}

/** The page's document as Vite serves it, without content. */
async function templateOf(server: ViteDevServer, address: string): Promise<string> {
  const { root } = server.config
  const html = await server.transformIndexHtml(address, await readFile(join(root, 'index.html'), 'utf8'))
  const styles = await server.pluginContainer.resolveId(sheet, join(root, 'src/main.tsx'))
  return html.replace('<!--head-->', () => `<link rel="stylesheet" href="/@fs${styles?.id}">`)
}

/** Responds with a rendered customer's page; false if the path has none. */
async function answer(
  server: ViteDevServer,
  settings: ShopSettings,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { method, headers, originalUrl: address = '' } = request as IncomingMessage & { originalUrl?: string }
  const { pathname } = new URL(address, 'http://localhost')
  if (
    method !== 'GET' ||
    !headers.accept?.includes('text/html') ||
    !drawn.some(({ path }) => matchPath(path, pathname))
  )
    return false
  const { drawDocument } = (await server.ssrLoadModule('/src/entry-server.tsx')) as typeof import('../src/entry-server')
  const cookies = headers.cookie ?? ''
  const calls = callsOf(request)
  const page = await drawDocument({
    address,
    cookies,
    settings,
    isWide: isWideWindow(headers),
    template: withAppearance(await templateOf(server, address), parseAppearance(cookies)),
    fetch: calls.fetch,
    signal: AbortSignal.timeout(limitMs),
  })
  if (!page) return false
  response.setHeader('set-cookie', calls.cookies)
  response.setHeader('content-type', 'text/html; charset=utf-8').end(page.html)
  return true
}

/** Renders customers' pages from the sources, as the store does from the build. Errors are logged. */
export function renderPages(settings: ShopSettings): Plugin {
  async function handle(
    server: ViteDevServer,
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): Promise<void> {
    try {
      if (await answer(server, settings, request, response)) return
    } catch (fault) {
      const error = fault as Error
      server.ssrFixStacktrace(error)
      server.config.logger.error(`A page could not be rendered; the plain document is sent.\n${error.stack}`)
    }
    next()
  }
  return {
    name: 'render-pages',
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => void handle(server, request, response, next))
    },
  }
}
