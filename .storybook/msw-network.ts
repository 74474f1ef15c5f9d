import type { RequestHandler } from 'msw'
import type { Toolbar } from './toolbar'

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
