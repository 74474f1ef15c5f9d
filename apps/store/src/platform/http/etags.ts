import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { varyBy } from './compression'
import { endpointById, type Operation, type OperationId } from './contract'

/** Operations whose response is the same for all visitors and rarely changes. */
const names: readonly OperationId[] = [
  'listCategories',
  'getCategory',
  'listTags',
  'getProduct',
  'getLegalText',
  'getPageContent',
]
const visitorsReads: ReadonlySet<Operation<string> | undefined> = new Set(
  names.map((name) => endpointById.get(name)?.operation),
)

/** Computes a weak entity tag: the tag is the same for every content encoding. */
function etagOf(content: string): string {
  return `W/"${createHash('sha1').update(content).digest('base64url')}"`
}

/**
 * Adds entity tags to the catalogue, legal texts and pages' content of visitors, so that browsers revalidate them and
 * get 304 if nothing changed. Customers' responses contain their prices and are not cacheable.
 */
export function addCatalogueEtags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { operation } = request.routeOptions.config
    if (!operation || !visitorsReads.has(operation)) return payload
    if (request.session || reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const tag = etagOf(payload)
    reply.header('etag', tag).header('cache-control', 'private, no-cache')
    varyBy(reply, 'authorization', 'cookie')
    if (!request.headers['if-none-match']?.includes(tag.slice('W/'.length))) return payload
    reply.code(304).removeHeader('content-type').removeHeader('content-length')
    return null
  })
}
