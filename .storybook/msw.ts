import { setupWorker } from 'msw/browser'
import type { RequestHandler } from 'msw'
import { checkResponse } from './sums-check'
import type { Toolbar } from './toolbar'

const SHOP_CALL = /^\/(store|auth|uploads)\//

/**
 * Starts the mock service worker; stories wait for it. A request to the shop that a story does not handle fails, so
 * that no story depends on a running server.
 */
export async function startWorker() {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    onUnhandledRequest: (request, print) => {
      if (SHOP_CALL.test(new URL(request.url).pathname)) {
        print.error()
      }
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
