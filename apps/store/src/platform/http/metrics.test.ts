import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { shopOfFile } from '../../testing/shop'
import { createMetrics, serveMetrics } from './metrics'

const metrics = createMetrics()
const log: string[] = []
const shop = await shopOfFile({
  metrics,
  logger: { level: 'warn', stream: { write: (line: string) => void log.push(line) } },
})

it('metrics count responses by route, not by address', async () => {
  await shop.app.inject({ url: '/store/products/prod_nothing', headers: { 'x-publishable-api-key': 'pk_demo' } })
  const text = await metrics.text()
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/store/products/:id",status="404"} 1')
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toContain('prod_nothing')
})

it('metrics are served on their own port, on the loopback interface only', async () => {
  expect((await shop.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).statusCode).toBe(404)
  const server = await serveMetrics(metrics, 0)
  const { address, port } = server.address() as AddressInfo
  expect(address).toBe('127.0.0.1')
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, metrics.contentType])
  expect((await fetch(`http://127.0.0.1:${port}/other`)).status).toBe(404)
  server.closeAllConnections()
  server.close()
})

it('metrics count browsers’ reports for known directives, up to a limit per minute', async () => {
  const report = (payload: string, type = 'application/csp-report') =>
    shop.app.inject({ method: 'POST', url: '/csp-reports', payload, headers: { 'content-type': type } })
  expect(
    (await report('{"csp-report":{"effective-directive":"script-src-elem","blocked-uri":"https://evil.example"}}'))
      .statusCode,
  ).toBe(204)
  await report(
    '[{"type":"csp-violation","body":{"effectiveDirective":"img-src"}},{"body":{"effectiveDirective":"made-up"}}]',
    'application/reports+json',
  )
  expect((await report('{ broken')).statusCode).toBe(204)
  expect((await report('x'.repeat(20_000))).statusCode).toBe(413)
  expect((await report('{}', 'application/json')).statusCode).toBe(415)
  const counted = (text: string) =>
    [...text.matchAll(/csp_reports_total\{directive="([\w-]+)"\} (\d+)/g)].map(([, name, count]) => `${name} ${count}`)
  expect(counted(await metrics.text())).toEqual(['script-src-elem 1', 'img-src 1', 'other 1'])
  for (let number = 0; number < 300; number += 1) await report('{"csp-report":{"effective-directive":"font-src"}}')
  const [last = ''] = counted(await metrics.text()).slice(-1)
  expect(Number(last.split(' ')[1])).toBeLessThanOrEqual(240)
})

it('an unlisted proxy causes one warning, and its headers are ignored', async () => {
  const ask = () =>
    shop.app.inject({ url: '/health/live', headers: { 'x-forwarded-for': '198.51.100.7' }, remoteAddress: '10.0.0.5' })
  await ask()
  await ask()
  expect(log.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(1)
})
