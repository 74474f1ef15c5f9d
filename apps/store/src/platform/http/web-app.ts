import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { drawings } from '@skafferi/brand/content/packs'
import { brandStylesAt } from '@skafferi/domain/rules/brand/brand-styles'
import type { Folders } from '../config/config'
import { endSignedOutSession } from './access'
import { varyBy } from './compression'
import { documentsIn, type FoundDocument } from './documents'
import { renderPages, type PageReaders } from './render-pages'
import { renderVisitorsPages } from './render-visitors-pages'
import type { ReadRenderSettings, RenderSettings } from './built-app'
import { refuse } from './errors'
import { sendDocument } from './send-document'
import type { ShopPreview } from './shop-preview'
import { sendFile } from './static-files'
import { allowStyles, hashOf } from './style-policy'

/** Paths of programs; unknown ones are never answered with a page. */
const programPath = /^\/(store|admin|auth|brand|health|assets|files|metrics|docs|openapi\.json)(\/|$)/

/** A file at the top level of the web app, e.g. its icon; paths of pages have no extension. */
const topLevelFile = /^\/([\w-][\w.-]*\.(?!html$)\w+)$/

const notBuilt = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The web app is not built</title>
<h1>The web app is not built</h1>
<p>The store itself is running. Build its pages with <code>npm run build -w @skafferi/web</code>
and load this page again.</p>
<p>The API is described at <a href="/docs">/docs</a>.</p>
</html>
`

/** `Cache-Control` of files with a content hash in their name: scripts have no other name. */
const forEver = 'public, max-age=31536000, immutable'
const hashedName = /^[\w-]{7}\.js$|-[\w-]{8}\.\w+$/
/**
 * The demo's drawings share a folder named by their hash. An older name or none, from a shop that was filled earlier,
 * leads to the current drawings.
 */
const ofDrawings = /^([0-9a-f]{8})\/(.+)$/
const forADay = 'public, max-age=86400'
const forAnHour = 'public, max-age=3600'

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/'
}

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  found: FoundDocument | undefined,
  isPreview: boolean,
): Promise<FastifyReply> {
  reply.header('cache-control', isPreview ? 'no-store' : 'no-cache').type('text/html; charset=utf-8')
  if (!found) return reply.code(503).header('retry-after', '60').send(notBuilt)
  const { document, isPage, noIndex } = found
  if (noIndex) reply.header('x-robots-tag', 'noindex')
  // An unknown path shows the app's not-found page and has status 404.
  if (!isPage) reply.code(404)
  varyBy(reply, 'accept-encoding', 'cookie')
  return sendDocument(request, reply, document)
}

/** Returns the settings as those of an open shop, for a preview. */
function asOpen(settings: ReadRenderSettings): ReadRenderSettings {
  let from: RenderSettings | undefined
  let opened: RenderSettings
  return () => {
    const current = settings()
    if (current !== from) opened = { ...current, isOpen: true, isPreview: true }
    from = current
    return opened
  }
}

/**
 * Serves the web app: its assets, the pictures of the demo world, and a page for every other path.
 * @param settings returns the current settings
 * @param readers functions to identify the reader of a page
 */
export function serveWebApp(
  app: FastifyInstance,
  folders: Folders,
  settings: ReadRenderSettings,
  readers: PageReaders & {
    preview: Pick<ShopPreview, 'read'>
    /** Updates what the settings contain of the catalogue. */
    refreshCatalogues: () => Promise<void>
  },
): void {
  app.get<{ Params: { '*': string } }>('/assets/*', { helmet: false }, (request, reply) => {
    const name = request.params['*']
    const cacheControl = hashedName.test(name) ? forEver : forADay
    return sendFile(request, reply, { folder: join(folders.web, 'assets'), name, cacheControl })
  })
  app.get<{ Params: { '*': string } }>('/assets/packshots/*', { helmet: false }, (request, reply) => {
    const [, named, name = request.params['*']] = ofDrawings.exec(request.params['*']) ?? []
    const cacheControl = named === drawings ? forEver : forADay
    return sendFile(request, reply, { folder: folders.packshots, name, cacheControl })
  })

  app.get('/brand/:sheet', { helmet: false }, async (request, reply) => {
    const styles = brandStylesAt(pathOf(request))
    if (styles === null) throw refuse('route_not_found')
    return reply.type('text/css; charset=utf-8').header('cache-control', forEver).send(styles)
  })

  const { preview } = readers
  const pagesWith = (read: ReadRenderSettings) => ({
    find: documentsIn(folders.web, read),
    findVisitorsPage: renderVisitorsPages(app, folders.web, read, preview),
    answerRendered: renderPages(app, folders.web, read, readers),
  })
  const [pages, previewPages] = [pagesWith(settings), pagesWith(asOpen(settings))]
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request)
    if (programPath.test(path) || (request.method !== 'GET' && request.method !== 'HEAD'))
      throw refuse('route_not_found')
    const [, file] = topLevelFile.exec(path) ?? []
    if (!file) {
      const isPreview = !settings().isOpen && preview.read(request) !== undefined
      const { find, findVisitorsPage, answerRendered } = isPreview ? previewPages : pages
      if (isPreview) reply.header('x-robots-tag', 'noindex')
      if (await answerRendered(request, reply, path)) return reply
      // A visitor's page is complete, so no later request would end the session.
      await endSignedOutSession(request, reply, readers).catch((error: unknown) =>
        request.log.warn({ err: error }, 'A session could not be ended after sign-out.'),
      )
      const reader = { signedIn: readers.cookies.read(request).record, cookies: request.headers.cookie ?? '' }
      if (!reader.signedIn) {
        await readers.refreshCatalogues().catch((error: unknown) => {
          request.log.warn({ err: error }, 'The catalogue of visitors’ pages could not be read again.')
        })
      }
      const found = await find(path, reader)
      // With a query the page is shown, because the app keeps the address for after sign-in.
      if (found?.visitorsGoTo && request.url === path) {
        return reply.header('cache-control', 'no-store').header('vary', 'cookie').redirect(found.visitorsGoTo)
      }
      const rendered = found && !reader.signedIn ? await findVisitorsPage(request, found.path) : undefined
      if (rendered === 'missing') return answerPage(request, reply, found && { ...found, isPage: false }, isPreview)
      if (!found || !rendered) return answerPage(request, reply, found, isPreview)
      if (rendered.styles) allowStyles(reply, hashOf(rendered.styles))
      return answerPage(request, reply, { ...found, document: rendered.documentFor(reader.cookies) }, isPreview)
    }
    return sendFile(request, reply, { folder: folders.web, name: file, cacheControl: forAnHour })
  })
}
