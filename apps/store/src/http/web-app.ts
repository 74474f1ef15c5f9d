import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Folders } from '../config'
import { unknownAddress } from './errors'

/** Addresses that programs call: what is unknown there is never answered with a page. */
const programPath = /^\/(store|auth|health|assets|files|metrics|docs|openapi\.json)(\/|$)/

/** A file at the top of the web app, such as its icon; pages have addresses without an ending. */
const topLevelFile = /^\/([\w-][\w.-]*\.(?!html$)\w+)$/

/**
 * Pages of visitors, each with a document of its own: content that can be read before any script runs, or at least no
 * scripts of customers' pages.
 */
const documents: Readonly<Record<string, string>> = Object.fromEntries(
  ['landing', 'sign-in', 'sign-up', 'request-access', 'forgot-password', 'otp', 'faq', 'contact-us', 'about'].map(
    (name) => [`/${name}`, `${name}.html`],
  ),
)

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

function pageFor(path: string, folder: string): string {
  const own = documents[path]
  return own && existsSync(join(folder, own)) ? own : 'app.html'
}

function answerPage(path: string, reply: FastifyReply, folder: string): FastifyReply {
  const page = pageFor(path, folder)
  reply.header('cache-control', 'no-cache')
  if (existsSync(join(folder, page))) return reply.sendFile(page, folder, { cacheControl: false })
  return reply.code(503).header('retry-after', '60').type('text/html; charset=utf-8').send(notBuilt)
}

/**
 * Serves the web app: its assets under names that change with their content, the demo world's pictures, and pages for
 * every other address, since the app itself knows which pages there are.
 */
export async function serveWebApp(app: FastifyInstance, folders: Folders): Promise<void> {
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

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    if (programPath.test(path) || (request.method !== 'GET' && request.method !== 'HEAD')) throw unknownAddress()
    const [, file] = topLevelFile.exec(path) ?? []
    if (!file) return answerPage(path, reply, folders.web)
    if (!existsSync(join(folders.web, file))) throw unknownAddress()
    return reply.sendFile(file, folders.web, { maxAge: '1h' })
  })
}
