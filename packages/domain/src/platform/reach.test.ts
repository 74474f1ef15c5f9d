import { expect, it } from 'vitest'
import { createTestShop, noConnection, refusal } from '../testing/test-shop'
import { canReach } from './reach'

it.each([
  ['the store responds', () => ({ status: 'ok' }), true],
  ['the store responds with an error because it is stopping', () => refusal(503, 'stopping', 'Stopping'), true],
  ['the connection fails', noConnection, false],
])('detects if the store is reachable when %s', async (_, answer, expected) => {
  await expect(canReach(createTestShop({ 'GET /health/live': answer }).shop)).resolves.toBe(expected)
})
