import { setupWorker } from 'msw/browser'
import { checkAnswer } from './sums-law'

const SHOP_CALL = /^\/(store|auth|uploads)\//

/**
 * Starts the worker that answers for the shop; stories wait for it.
 * A call to the shop that a story does not answer fails, so that no story leans on a server that happens to run.
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
  worker.events.on('response:mocked', ({ response }) => checkAnswer(response))
  return worker
}
