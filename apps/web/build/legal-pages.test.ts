import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { afterEach, expect, it, vi } from 'vitest'
import { settingsFrom } from '@skafferi/domain/rules/settings/shop-settings'
import { cookiesText } from '@skafferi/brand/legal/cookies'
import { demoNote, linesOf } from '@skafferi/brand/legal/legal-text'
import { privacyText } from '@skafferi/brand/legal/privacy'
import { termsText } from '@skafferi/brand/legal/terms'

afterEach(() => vi.unstubAllEnvs())

const template = '<html><head></head><body><!--page--></body></html>'

/** Renders a page from a build with its own environment. */
async function render(path: string, env: Record<string, string> = {}): Promise<string> {
  Object.entries(env).forEach(([name, value]) => vi.stubEnv(name, value))
  const root = fileURLToPath(new URL('..', import.meta.url))
  const vite = await createServer({
    root,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false },
  })
  try {
    const { renderStatic } = await vite.ssrLoadModule('/src/entry-server.tsx')
    const { html } = await renderStatic({ address: path, settings: settingsFrom({}), template })
    return html
  } finally {
    await vite.close()
  }
}

it.each(['PRIVACY_URL', 'TERMS_URL', 'COOKIES_URL'])('links to %s from a static page', async (name) => {
  const address = `https://legal.example/${name.toLowerCase()}`
  const [without, told] = [await render('/landing', { [name]: '' }), await render('/landing', { [name]: address })]
  expect(told).toContain(`href="${address}"`)
  expect(without).not.toContain('legal.example')
})

/** The text in the `main` of a rendered page, without markup. */
function mainTextOf(html: string): string {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  return main
    .replace(/<title>[^<]*<\/title>|<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

it.each([
  ['/terms', termsText],
  ['/privacy', privacyText],
  ['/cookies', cookiesText],
])('renders %s with its complete text and nothing else', async (path, text) => {
  expect(mainTextOf(await render(path))).toBe(linesOf(text).join(''))
})

it('links to an external text instead of showing the demo’s', async () => {
  const address = 'https://legal.example/terms'
  const html = await render('/terms', { TERMS_URL: address })
  expect(mainTextOf(html)).toContain(address)
  expect(html).not.toContain(demoNote)
})
