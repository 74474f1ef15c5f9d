import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ShopSettings } from '@skafferi/domain/shop-settings.rules'
import type { Folders } from '../config'
import { documentsIn, encodingFor, type Document } from './documents'
import { drawPages } from './draw-pages'
import { unknownAddress } from './errors'
import type { SessionCookies } from './session-cookies'

/** Addresses that programs call: what is unknown there is never answered with a page. */
const programPath = /^\/(store|auth|health|assets|files|metrics|docs|openapi\.json)(\/|$)/

/** A file at the top of the web app, such as its icon; pages have addresses without an ending. */
const topLevelFile = /^\/([\w-][\w.-]*\.(?!html$)\w+)$/

const notBuilt = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The web app is not built</title>
<h1>The web app is not built</h1>
<p>The store itself is running. Build its pages with <code>npm run build -w @skafferi/web</code> and load this page again.</p>
<p>The API is described at <a href="/docs">/docs</a>.</p>
</html>
`

const year = '365d'

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/'
}

async function answerPage(request: FastifyRequest, reply: FastifyReply, document: Document | undefined): Promise<FastifyReply> {
  reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8')
  if (!document) return reply.code(503).header('retry-after', '60').send(notBuilt)
  const encoding = encodingFor(request.headers['accept-encoding'])
  const tag = `"${document.tag}-${encoding}"`
  reply.header('vary', 'accept-encoding, cookie').header('etag', tag)
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await document.as(encoding))
}

/**
 * Serves the web app: its assets under names that change with their content, the demo world's pictures, and pages for
 * every other address, each with the document that the app's build names for it.
 * @param cookies tell whether somebody is signed in
 */
export async function serveWebApp(
  app: FastifyInstance,
  folders: Folders,
  settings: ShopSettings,
  cookies: Pick<SessionCookies, 'read'>,
): Promise<void> {
  const shared = { index: false, preCompressed: true, suppressWarning: true } as const
  await app.register(fastifyStatic, {
    ...shared,
    root: join(folders.web, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: year,
  })
  await app.register(fastifyStatic, {
    ...shared,
    root: folders.packshots,
    prefix: '/assets/packshots/',
    maxAge: '1d',
    decorateReply: false,
  })

  const find = documentsIn(folders.web, settings)
  const answerDrawn = drawPages(app, { folder: folders.web, settings, cookies })
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request)
    if (programPath.test(path) || (request.method !== 'GET' && request.method !== 'HEAD')) throw unknownAddress()
    const [, file] = topLevelFile.exec(path) ?? []
    if (!file) {
      if (await answerDrawn(request, reply, path)) return reply
      const reader = { signedIn: cookies.read(request).record, cookies: request.headers.cookie ?? '' }
      return answerPage(request, reply, find(path, reader))
    }
    if (!existsSync(join(folders.web, file))) throw unknownAddress()
    return reply.sendFile(file, folders.web, { maxAge: '1h' })
  })
}
