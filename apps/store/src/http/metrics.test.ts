import { expect, it } from 'vitest'
import { shopOfFile } from '../testing/shop'

const shop = await shopOfFile()
const metrics = (remoteAddress: string, headers = {}) => shop.app.inject({ url: '/metrics', remoteAddress, headers })

it('counts answers by route, not by address', async () => {
  await shop.app.inject({ url: '/store/products/prod_nothing', headers: { 'x-publishable-api-key': 'pk_demo' } })
  const { payload, headers } = await metrics('127.0.0.1')
  expect(headers['content-type']).toMatch('text/plain')
  expect(payload).toContain('http_request_duration_seconds_count{method="GET",route="/store/products/:id",status="404"} 1')
  expect(payload).toContain('process_resident_memory_bytes')
  expect(payload).not.toContain('prod_nothing')
})

it.each(['10.0.0.5', '203.0.113.9'])('are nothing to %s, whatever its headers say', async (address) => {
  const answer = await metrics(address, { 'x-forwarded-for': '127.0.0.1' })
  expect(answer.statusCode).toBe(404)
})
