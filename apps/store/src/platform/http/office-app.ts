import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Brand } from '@skafferi/domain/rules/brand/brand'
import { insertSettings, withBrandTitle } from '@skafferi/domain/rules/settings/shop-settings'
import { varyBy } from './compression'
import { documentsByAppearance } from './documents'
import { sendDocument } from './send-document'
import { sendFile } from './static-files'

/** Settings that serving the office needs. */
export interface OfficeOptions {
  /** The folder of the built office app. */
  folder: string
  /** True if the office is available; otherwise only the invitation page is. */
  isOpen: boolean
  /** The locale of amounts and dates. */
  locale: string
  /** The time zone of dates; it changes with the shop's. */
  readonly timeZone: string
  /** True if the demo's operator signs in without a code. */
  demoOperator: boolean
  /** Returns the shop's brand; the same object until it changes. */
  brand: () => Brand
}

const notBuilt = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The office is not built</title>
<h1>The office is not built</h1>
<p>Build its pages with <code>npm run build -w @skafferi/office</code> and load this page again.</p>
</html>
`

/** Inserts the settings that the office reads, and a title. */
function withOfficeSettings(html: string, { isOpen, locale, timeZone, demoOperator }: OfficeOptions, brand: Brand) {
  return withBrandTitle(
    insertSettings(html, 'office-settings', { isOpen, locale, timeZone, demoOperator, brand }),
    brand,
  )
}

/** Returns the document of the last build in each appearance; undefined until the office is built. */
function documentIn(options: OfficeOptions): () => ReturnType<typeof documentsByAppearance> | undefined {
  const file = join(options.folder, 'index.html')
  let stamp = 0
  let from: Brand | undefined
  let zone = ''
  let documentFor: ReturnType<typeof documentsByAppearance> | undefined
  return () => {
    const built = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (built === undefined) return undefined
    const brand = options.brand()
    if (built !== stamp || brand !== from || zone !== options.timeZone) {
      documentFor = documentsByAppearance(withOfficeSettings(readFileSync(file, 'utf8'), options, brand))
      stamp = built
      from = brand
      zone = options.timeZone
    }
    return documentFor
  }
}

/**
 * Serves the office: one document that renders in the browser, and its files. The invitation page is always available,
 * because the first owner needs it. The token in its URL fragment never reaches the server.
 */
export function serveOffice(app: FastifyInstance, options: OfficeOptions): void {
  const read = documentIn(options)

  function answer(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    reply
      .headers({ 'cache-control': 'no-cache', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
    const documentFor = read()
    if (documentFor === undefined) return reply.code(503).header('retry-after', '60').send(notBuilt)
    varyBy(reply, 'cookie')
    return sendDocument(request, reply, documentFor(request.headers.cookie ?? ''))
  }

  app.get<{ Params: { '*': string } }>('/office/assets/*', { helmet: false }, (request, reply) =>
    sendFile(request, reply, {
      folder: join(options.folder, 'assets'),
      name: request.params['*'],
      cacheControl: 'public, max-age=31536000, immutable',
    }),
  )
  app.get('/office/welcome', answer)
  if (!options.isOpen) return
  app.get('/office', answer)
  app.get('/office/*', answer)
}
