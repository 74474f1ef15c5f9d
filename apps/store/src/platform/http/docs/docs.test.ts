import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { adminContract } from '../admin/contract'
import { contract } from '../contract'
import { serveContract, serveContractJson } from './routes'
import { docsPages } from './viewer'

const app = Fastify()
serveContract(app)

it('the contract is served as JSON', async () => {
  const answer = await app.inject('/openapi.json')
  expect(answer.headers['content-type']).toContain('application/json')
  expect(answer.json()).toEqual(JSON.parse(JSON.stringify(contract)))
})

it.each(docsPages)(
  'the page $path loads its contract and the viewer, without inline scripts and styles',
  async (page) => {
    const { headers, body } = await app.inject(page.path)
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain(`data-contract="${page.contract}"`)
    expect(body).not.toMatch(/<style| style=|<script>|https?:\/\//)
    for (const [, url] of body.matchAll(/ (?:src|href)="(\/docs\/[^"]+\.\w+)"/g)) {
      const file = await app.inject(url!)
      expect([file.statusCode, file.headers['content-type']]).toEqual([
        200,
        expect.stringMatching(/^text\/(css|javascript);/),
      ])
    }
  },
)

it.each(['/openapi.json', '/admin/openapi.json', '/docs', '/docs/admin', '/docs/style.css', '/docs/swagger-ui.js'])(
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
