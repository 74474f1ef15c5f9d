import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { adminContract } from '../admin/contract'
import { contract, endpoints } from '../contract'
import { docsPage } from './page'
import { serveContract, serveContractJson } from './routes'

const app = Fastify()
serveContract(app)

it('the contract is served as JSON', async () => {
  const answer = await app.inject('/openapi.json')
  expect(answer.headers['content-type']).toContain('application/json')
  expect(answer.json()).toEqual(JSON.parse(JSON.stringify(contract)))
})

it('the documentation page contains every operation and every schema', async () => {
  const answer = await app.inject('/docs')
  expect(answer.headers['content-type']).toContain('text/html')
  for (const { operation } of endpoints) expect(answer.body).toContain(`id="${operation.operationId}"`)
  for (const name of Object.keys(contract.components.schemas)) expect(answer.body).toContain(`id="schema-${name}"`)
})

it('the documentation page has no broken internal link', () => {
  const page = docsPage()
  const targets = new Set(Array.from(page.matchAll(/ id="([^"]+)"/g), ([, id]) => id))
  const links = Array.from(page.matchAll(/href="#([^"]+)"/g), ([, id]) => id)
  expect(links.filter((id) => !targets.has(id))).toEqual([])
  expect(links.length).toBeGreaterThan(endpoints.length)
})

it('the documentation page has no external resource, script or inline style', async () => {
  const page = docsPage()
  expect(page).not.toMatch(/<script|<style| style=|https?:\/\/|undefined|\[object/)
  expect((await app.inject('/docs/style.css')).headers['content-type']).toContain('text/css')
})

it('the documentation page names the callers and the refusals of every operation', () => {
  const [, overview = ''] = /<nav aria-label="Calls">(.*?)<\/nav>/s.exec(docsPage()) ?? []
  const rowOf = (name: string) => overview.split('<tr>').find((row) => row.includes(`#${name}"`)) ?? ''
  expect(rowOf('getOrder')).toMatch(/<td>Customers<\/td>\s*<td>400, 401, 404<\/td>/)
  expect(rowOf('getProduct')).toContain('<td>Visitors and customers</td>')
  expect(rowOf('signIn')).toMatch(/<td>Everybody<\/td>\s*<td>400, 401, 403, 415, 429<\/td>/)
  expect(rowOf('updatePassword')).toContain('<td>Whoever changed a code for a token</td>')
})

it.each(['/openapi.json', '/admin/openapi.json', '/docs', '/docs/style.css'])(
  '%s is compressed once, and answered with 304 if it is unchanged',
  async (url) => {
    const sent: unknown[] = []
    const server = Fastify()
    server.addHook('onSend', async (_request, _reply, payload) => {
      sent.push(payload)
      return payload
    })
    serveContract(server)
    serveContractJson(server, '/admin/openapi.json', adminContract.contract)
    const ask = (accepted: string, tag = '') =>
      server.inject({ url, headers: { 'accept-encoding': accepted, 'if-none-match': tag } })
    const answers = [await ask('br'), await ask('br'), await ask('gzip'), await ask('identity')]
    const tags = answers.map(({ headers }) => String(headers.etag))
    expect(sent[1]).toBe(sent[0])
    expect(tags.every((tag) => /^"[^"]+"$/.test(tag))).toBe(true)
    expect(new Set(tags).size).toBe(3)
    const again = await ask('br', tags[0])
    expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, tags[0]])
  },
)
