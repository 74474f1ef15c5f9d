import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { varyBy } from './compression'
import { endpointById, type Operation, type OperationId } from './contract'

/** What visitors read of the catalogue: the same for all of them, and the same as last time on most days. */
const names: readonly OperationId[] = ['listCategories', 'getCategory', 'listTags', 'getProduct']
const visitorsReads: ReadonlySet<Operation<string> | undefined> = new Set(
  names.map((name) => endpointById.get(name)?.operation),
)

/** The same content compressed otherwise is the same: the tag is a weak one. */
function tagOf(content: string): string {
  return `W/"${createHash('sha1').update(content).digest('base64url')}"`
}

/**
 * Lets visitors' browsers keep what they have read of the catalogue, and asks them to make sure each time: what has not
 * changed is not sent again. What customers read holds their prices, and is kept nowhere.
 */
export function tagCatalogue(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { operation } = request.routeOptions.config
    if (!operation || !visitorsReads.has(operation)) return payload
    if (request.session || reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const tag = tagOf(payload)
    reply.header('etag', tag).header('cache-control', 'private, no-cache')
    varyBy(reply, 'authorization', 'cookie')
    if (!request.headers['if-none-match']?.includes(tag.slice('W/'.length))) return payload
    reply.code(304).removeHeader('content-type').removeHeader('content-length')
    return null
  })
}
