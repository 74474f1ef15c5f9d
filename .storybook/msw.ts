import { setupWorker } from 'msw/browser'
import type { RequestHandler } from 'msw'
import { checkResponse } from './sums-check'
import type { Toolbar } from './toolbar'

const STORE_CALL = /^\/(store|auth|uploads|admin)\//

/** Requests to the store that no handler answered. */
const unhandled: string[] = []

/** Forgets the requests of earlier stories, whose checks may not have run. */
export function forgetRequests(): void {
  unhandled.length = 0
}

/**
 * Fails a story that sends a request to the store which no handler answers, even if the story shows the failure.
 * @throws with the requests since the last call
 */
export function assertRequestsHandled(): void {
  const requests = [...new Set(unhandled.splice(0))]
  if (requests.length > 0) {
    throw new Error(`No handler for ${requests.join(', ')}. Add one to the story's \`parameters.msw\`.`)
  }
}

/** Starts the mock service worker; stories wait for it. A request to the store that no handler answers fails. */
export async function startWorker() {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    onUnhandledRequest: (request, print) => {
      const { pathname } = new URL(request.url)
      if (!STORE_CALL.test(pathname)) return
      unhandled.push(`${request.method} ${pathname}`)
      print.error()
    },
  })
  worker.events.on('response:mocked', ({ response }) => checkResponse(response))
  return worker
}

const scenarios = () => import('../packages/fixtures/src/scenarios')

/**
 * Handlers before a story's own: a slow network delays requests and passes them on, a failing one answers with an
 * error.
 */
export const networks: Readonly<Record<Toolbar['network'], () => Promise<RequestHandler[]>>> = {
  normal: () => Promise.resolve([]),
  slow: async () => (await scenarios()).slowNetwork(),
  failing: async () => (await scenarios()).unavailable(),
}
