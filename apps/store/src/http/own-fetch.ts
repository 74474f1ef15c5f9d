import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A way to call the store from within, as the browser of one request. */
interface OwnFetch {
  /**
   * Makes a call that the page will make too, and keeps its answer for it.
   * @returns whether the store answered it with what was asked for
   */
  begin: (request: Request) => Promise<boolean>
  fetch: (request: Request) => Promise<Response>
  /** @throws what went wrong with any call: the page that was drawn without its answer is not to be sent */
  assertSound: () => void
  /** The cookies that its answers set last, such as a session's that was prolonged. */
  cookies: () => string[]
}

const inProcess = new AsyncLocalStorage<true>()

/** Whether a call is made from within, by a page that is drawn: nothing that is sent can say so. */
export const isInProcess = (): boolean => inProcess.getStore() === true

/**
 * Lets a page that is drawn for a request read what its browser could read: with the cookies of that request and no other,
 * from its address, and nothing but reading. Where the store itself fails, so does the call.
 */
export function ownFetchOf(app: FastifyInstance, { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): OwnFetch {
  let cookies: string[] = []
  const faults: Error[] = []
  const begun = new Map<string, Response>()
  function fail(fault: string): never {
    faults.push(new Error(fault))
    throw faults[0]
  }
  async function call(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    if (request.method !== 'GET')
      fail(`A page that is drawn changes nothing, and asked for ${request.method} ${pathname}.`)
    const sent = {
      method: 'GET' as const,
      url: pathname + search,
      remoteAddress: ip,
      headers: {
        ...Object.fromEntries(request.headers),
        ...(headers.host !== undefined && { host: headers.host }),
        ...(headers.cookie !== undefined && { cookie: headers.cookie }),
        ...(headers['user-agent'] !== undefined && { 'user-agent': headers['user-agent'] }),
      },
    }
    const answer = await inProcess.run(true, async () => await app.inject(sent))
    if (answer.statusCode >= 500) fail(`${pathname} answered ${answer.statusCode} to a page that is drawn.`)
    cookies = [answer.headers['set-cookie'] ?? cookies].flat()
    const type = String(answer.headers['content-type'] ?? '')
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': type } })
  }
  return {
    assertSound() {
      if (faults[0]) throw faults[0]
    },
    cookies: () => cookies,
    async begin(request) {
      const answer = await call(request)
      begun.set(request.url, answer)
      return answer.ok
    },
    async fetch(request) {
      const known = begun.get(request.url)
      begun.delete(request.url)
      return known ?? call(request)
    },
  }
}
