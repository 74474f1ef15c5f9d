import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

/** Renders the landing page as the build does, with an environment of its own. */
async function renderLanding(env: Record<string, string>): Promise<string> {
  Object.entries(env).forEach(([name, value]) => vi.stubEnv(name, value))
  const root = fileURLToPath(new URL('..', import.meta.url))
  const vite = await createServer({ root, appType: 'custom', logLevel: 'warn', server: { middlewareMode: true, ws: false } })
  try {
    const { renderPage } = await vite.ssrLoadModule('/src/entry-server.tsx')
    return await renderPage('/landing')
  } finally {
    await vite.close()
  }
}

it.each(['PRIVACY_URL', 'TERMS_URL', 'COOKIES_URL'])('%s is where the link of a prerendered page leads', async (name) => {
  const address = `https://legal.example/${name.toLowerCase()}`
  const [without, told] = [await renderLanding({ [name]: '' }), await renderLanding({ [name]: address })]
  expect(told).toContain(`href="${address}"`)
  expect(without).not.toContain('legal.example')
})
