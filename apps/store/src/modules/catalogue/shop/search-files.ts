import type { ContentPage } from '@skafferi/domain/rules/content/blocks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context'
import type { BuiltApp } from '../../../platform/http/built-app'
import { documentOf } from '../../../platform/http/documents'
import { sendDocument } from '../../../platform/http/send-document'
import type { CatalogueFacts, ReadCatalogueFacts } from './catalog-facts'
import { findListedProducts } from './sitemap.repo'

/** A page of the built shop, as far as search engines are concerned. */
interface SearchPage {
  path: string
  inSearch?: 'listed' | 'private'
  /** Its name, if it may have nothing to read. */
  content?: ContentPage | 'imprint'
}

/** Returns the pages of a build without those that have nothing to read. The landing page always has. */
export function searchPagesOf({ list, settings }: BuiltApp<{ pages: readonly SearchPage[] }>): readonly SearchPage[] {
  const { emptyPages } = settings
  return list.pages.filter(({ content }) => !content || content === 'landing' || !emptyPages.includes(content))
}

/** Addresses of programs and operators. Pages with `noindex` must be readable and are not among them. */
const notCrawled = ['/store/', '/admin/', '/auth/', '/office']

/** A sitemap has at most 50 000 addresses (sitemaps.org); some are left to pages. */
const maxProducts = 49_900

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function entryOf(address: string, changedAt?: Date): string {
  const text = address.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<url><loc>${text}</loc>${changed}</url>`
}

/** Returns the sitemap of a shop with the paths of its pages. */
export function toSitemap(
  publicUrl: string,
  paths: readonly string[],
  products: readonly { id: string; changedAt: Date }[],
): string {
  const entries = [
    ...paths.map((path) => entryOf(publicUrl + path)),
    ...products.map(({ id, changedAt }) => entryOf(`${publicUrl}/products/${encodeURIComponent(id)}`, changedAt)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

/**
 * Serves `robots.txt` and `sitemap.xml`. The sitemap names public pages and the products on sale; it is created again
 * after a change of the catalogue or of the pages. A closed shop has none, and its robots file forbids everything.
 * @param readPages returns the pages of the built shop; undefined if it is not built
 */
export function serveSearchFiles(
  app: FastifyInstance,
  { db, now, settings, publicUrl }: Pick<Context, 'db' | 'now' | 'settings' | 'publicUrl'>,
  readFacts: ReadCatalogueFacts,
  readPages: () => readonly SearchPage[] | undefined,
): void {
  const isOpen = () => settings.current.opening.open
  const pathsOf = (state: 'listed' | 'private') =>
    (readPages() ?? []).flatMap(({ path, inSearch }) => (inSearch === state ? [path] : []))
  const closed = documentOf('User-agent: *\nDisallow: /\n')
  function open() {
    const rules = [...notCrawled, ...pathsOf('private')].map((path) => `Disallow: ${path}`)
    return documentOf(['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n'))
  }
  let from: { facts: CatalogueFacts; pages: readonly SearchPage[] | undefined } | undefined
  let sitemap: Promise<ReturnType<typeof documentOf>> | undefined

  async function readSitemap() {
    const facts = await readFacts()
    const pages = readPages()
    if (from?.facts === facts && from.pages === pages && sitemap) return sitemap
    from = { facts, pages }
    const reading = findListedProducts(db, now(), maxProducts).then((rows) =>
      documentOf(toSitemap(publicUrl, pathsOf('listed'), rows)),
    )
    sitemap = reading
    reading.catch(() => {
      if (sitemap === reading) sitemap = undefined
    })
    return reading
  }

  const asText = (reply: FastifyReply, type: string) =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache')

  app.get('/robots.txt', (request: FastifyRequest, reply) =>
    sendDocument(request, asText(reply, 'text/plain'), isOpen() ? open() : closed),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    if (!isOpen()) return reply.code(404).type('text/plain; charset=utf-8').send('This shop has no sitemap.\n')
    return sendDocument(request, asText(reply, 'application/xml'), await readSitemap())
  })
}
