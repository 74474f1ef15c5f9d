import { expect, it } from 'vitest'
import { createTestShop, noConnection, refusal } from './testing/test-shop'
import { canReach } from './reach'

it.each([
  ['an answer', () => ({ status: 'ok' }), true],
  ['a refusal, as of a store that is stopping', () => refusal(503, 'stopping', 'Stopping'), true],
  ['no answer', noConnection, false],
])('the store can be reached where there is %s', async (_, answer, reached) => {
  await expect(canReach(createTestShop({ 'GET /health/live': answer }).shop)).resolves.toBe(reached)
})
