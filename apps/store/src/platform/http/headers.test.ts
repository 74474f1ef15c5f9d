import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { addSecurityHeaders, type OtherSites } from './headers'

async function policy(sites: OtherSites): Promise<string> {
  const app = Fastify()
  await addSecurityHeaders(app, sites)
  const { headers } = await app.inject({ url: '/' })
  return String(headers['content-security-policy'])
}

it('Other sites may be framed only if they are the configured contact form', async () => {
  expect(await policy({ linkHosts: [], contactFormUrl: undefined })).not.toContain('frame-src')
  expect(await policy({ linkHosts: [], contactFormUrl: 'https://forms.example/f/7' })).toContain(
    ";frame-src https://forms.example 'self';",
  )
})

it('Pictures may come from the shop and from the hosts that banners may link to', async () => {
  expect(await policy({ linkHosts: ['cdn.example'], contactFormUrl: undefined })).toContain(
    "img-src 'self' data: blob: https://cdn.example;",
  )
})
