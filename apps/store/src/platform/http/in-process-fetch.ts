import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Internal requests on behalf of a browser's request. */
interface InternalFetch {
  /**
   * Makes a request that the page will repeat, and keeps its response for it.
   * @returns true if the response is successful
   */
  prefetch: (request: Request) => Promise<boolean>
  fetch: (request: Request) => Promise<Response>
  /** @throws the first error of any request: a page rendered without its data must not be sent */
  assertNoFailure: () => void
  /** The `Set-Cookie` headers of the responses, e.g. of an extended session. */
  cookies: () => string[]
}

const inProcess = new AsyncLocalStorage<true>()

/** True if the current request is an internal one. Callers cannot forge this. */
export const isInProcess = (): boolean => inProcess.getStore() === true

/**
 * Creates a `fetch` for the page that is rendered for a request. It sends that request's cookies and address, and
 * allows reading only. It throws if the store fails.
 */
export function inProcessFetch(
  app: FastifyInstance,
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
): InternalFetch {
  let cookies: string[] = []
  const faults: Error[] = []
  const prefetched = new Map<string, Response>()
  function fail(fault: string): never {
    faults.push(new Error(fault))
    throw faults[0]
  }
  async function call(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    if (request.method !== 'GET')
      fail(`A page that is drawn changes nothing, and asked for ${request.method} ${pathname}.`)
    const options = {
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
    const answer = await inProcess.run(true, async () => await app.inject(options))
    if (answer.statusCode >= 500) fail(`${pathname} answered ${answer.statusCode} to a page that is drawn.`)
    cookies = [answer.headers['set-cookie'] ?? cookies].flat()
    const type = String(answer.headers['content-type'] ?? '')
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': type } })
  }
  return {
    assertNoFailure() {
      if (faults[0]) throw faults[0]
    },
    cookies: () => cookies,
    async prefetch(request) {
      const answer = await call(request)
      prefetched.set(request.url, answer)
      return answer.ok
    },
    async fetch(request) {
      const response = prefetched.get(request.url)
      prefetched.delete(request.url)
      return response ?? call(request)
    },
  }
}
