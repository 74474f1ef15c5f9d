import { setupWorker } from 'msw/browser'
import { checkResponse } from './sums-check'

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
