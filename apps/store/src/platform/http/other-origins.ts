import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AccessRules } from './access'
import { otherOriginOf, safeMethods } from './call-origin'
import { varyBy } from './compression'
import { endpoints } from './contract'

/** Paths of the calls that pages of listed origins may make. */
const openPath = /^\/(auth|store)\//

const methods = new Set(endpoints.filter(({ path }) => openPath.test(path)).map(({ method }) => method))

/** The answer to a preflight: browsers ask before a call with these headers, and store the answer for ten minutes. */
const preflightHeaders = {
  'access-control-allow-methods': [...methods].join(', '),
  'access-control-allow-headers':
    'authorization, content-type, x-publishable-api-key, idempotency-key, prefer, if-none-match',
  'access-control-max-age': '600',
}

/** Paths of product pictures, which are public. */
const productPicturePath = /^\/files\/products\//

/** Headers of an answer that scripts may read, besides those that they always may. */
const exposedHeaders = 'etag, retry-after, x-request-id'

/** What the answers to pages of other sites need. */
export interface OtherOrigins {
  /** Adds the headers of an answer, also of one that no hook reaches. */
  addHeaders: (request: FastifyRequest, reply: FastifyReply) => void
  /** Drops cookies and answers preflights, before all other work on a request. */
  register: (app: FastifyInstance) => void
}

/**
 * Lets pages of listed origins make the calls of `/store` and `/auth` (CORS), by bearer token only: their cookies are
 * dropped before anything reads them, and no answer to a page of another site sets one. A page of an unlisted origin
 * gets no CORS headers. Its cookies still count for calls that change something, which are refused for them. If an
 * origin is listed, all pages may show product pictures.
 */
export function createOtherOrigins({
  publicUrl,
  storeOrigins,
}: Pick<AccessRules, 'publicUrl' | 'storeOrigins'>): OtherOrigins {
  /** The origin of another site's page that makes one of these calls. */
  const originOf = (request: FastifyRequest) =>
    openPath.test(request.url) ? otherOriginOf(request, publicUrl) : undefined
  const isListed = (origin: string) => storeOrigins.includes(origin)

  function addHeaders(request: FastifyRequest, reply: FastifyReply): void {
    if (openPath.test(request.url)) varyBy(reply, 'origin')
    const origin = originOf(request)
    if (origin === undefined || !isListed(origin)) return
    reply.header('access-control-allow-origin', origin)
    if (request.method === 'OPTIONS') reply.headers(preflightHeaders)
    else reply.header('access-control-expose-headers', exposedHeaders)
  }

  return {
    addHeaders,
    register(app) {
      app.addHook('onRequest', async (request, reply) => {
        addHeaders(request, reply)
        const origin = originOf(request)
        if (origin === undefined) return undefined
        if (isListed(origin) || safeMethods.has(request.method)) delete request.raw.headers.cookie
        return isListed(origin) && request.method === 'OPTIONS' ? reply.code(204).send() : undefined
      })
      app.addHook('onSend', async (request, reply) => {
        if (originOf(request) !== undefined) reply.removeHeader('set-cookie')
        if (storeOrigins.length > 0 && productPicturePath.test(request.url))
          reply.header('cross-origin-resource-policy', 'cross-origin')
      })
    },
  }
}
