import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A way to call the store from within, as the browser of one request. */
export interface OwnFetch {
  fetch: (request: Request) => Promise<Response>
  /** The cookies that its answers set last, such as a session's that was prolonged. */
  cookies: () => string[]
}

/**
 * Lets a page that is drawn for a request read what its browser could read: with the cookies of that request and no other,
 * from its address, and nothing but reading. Where the store itself fails, so does the call.
 */
export function ownFetchOf(app: FastifyInstance, { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): OwnFetch {
  let cookies: string[] = []
  return {
    cookies: () => cookies,
    async fetch(request) {
      if (request.method !== 'GET') throw new Error(`A page that is drawn changes nothing: ${request.method} ${request.url}`)
      const { pathname, search } = new URL(request.url)
      const answer = await app.inject({
        method: 'GET',
        url: pathname + search,
        remoteAddress: ip,
        headers: {
          ...Object.fromEntries(request.headers),
          ...(headers.host !== undefined && { host: headers.host }),
          ...(headers.cookie !== undefined && { cookie: headers.cookie }),
          ...(headers['user-agent'] !== undefined && { 'user-agent': headers['user-agent'] }),
        },
      })
      if (answer.statusCode >= 500) throw new Error(`${pathname} answered ${answer.statusCode} to a page that is drawn.`)
      cookies = [answer.headers['set-cookie'] ?? cookies].flat()
      const type = String(answer.headers['content-type'] ?? '')
      return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': type } })
    },
  }
}
