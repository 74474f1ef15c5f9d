import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { addSecurityHeaders, type OtherSites } from './headers'

async function policy(sites: OtherSites): Promise<string> {
  const app = Fastify()
  await addSecurityHeaders(app, sites)
  const { headers } = await app.inject({ url: '/' })
  return String(headers['content-security-policy'])
}

it('No other site may stand in a frame unless its contact form is configured', async () => {
  expect(await policy({ linkHosts: [], contactFormUrl: undefined })).not.toContain('frame-src')
  expect(await policy({ linkHosts: [], contactFormUrl: 'https://forms.example/f/7' })).toContain(
    ';frame-src https://forms.example;',
  )
})

it('Pictures come from the shop and from the hosts that banners may lead to', async () => {
  expect(await policy({ linkHosts: ['cdn.example'], contactFormUrl: undefined })).toContain(
    "img-src 'self' data: blob: https://cdn.example;",
  )
})
