import type { RequestHandler } from 'msw'
import type { Toolbar } from './toolbar'

const scenarios = () => import('../packages/fixtures/src/scenarios')

/** Handlers that stand before a story's own: a slow network waits and passes the call on, a failing one answers it. */
export const networks: Readonly<Record<Toolbar['network'], () => Promise<RequestHandler[]>>> = {
  normal: () => Promise.resolve([]),
  slow: async () => (await scenarios()).slowNetwork(),
  failing: async () => (await scenarios()).unavailable(),
}
