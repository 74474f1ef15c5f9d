import { describe, expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook'
import { createTestShop, noConnection, refusal, type TestCall } from '../../testing/test-shop'
import { useConsentTexts } from './use-consent-texts'

const legal = 'GET /store/legal/get'
const textOf =
  (sha256: string | null) =>
  ({ url }: TestCall) => ({ legal_text: { kind: url.searchParams.get('kind'), sha256, url: null, text: null } })
const notPublished = () => refusal(404, 'legal_text_not_published', 'Not published')

describe('the texts that an application names', () => {
  it('are the published ones, and stay those that were shown if the shop publishes others', async () => {
    const test = createTestShop({ [legal]: textOf('a'.repeat(64)) })
    const page = await renderHook(test, useConsentTexts)
    await page.until(({ status }) => status !== 'loading')
    const shown = { termsAndConditions: 'a'.repeat(64), gdprConsent: 'a'.repeat(64) }
    expect(page.current()).toEqual({ status: 'open', texts: shown })
    test.answer({ [legal]: textOf('b'.repeat(64)) })
    test.advance(3600)
    expect(page.current()).toEqual({ status: 'open', texts: shown })
    expect(test.requests()).toHaveLength(2)
  })

  it('close the form while one of them is not published', async () => {
    const test = createTestShop({
      [legal]: (call: TestCall) =>
        call.url.searchParams.get('kind') === 'terms' ? textOf('a'.repeat(64))(call) : notPublished(),
    })
    const page = await renderHook(test, useConsentTexts)
    await page.until(({ status }) => status !== 'loading')
    expect(page.current()).toEqual({ status: 'closed' })
  })

  it('name no hash if they cannot be loaded or are on another site without one', async () => {
    for (const answer of [noConnection, textOf(null)]) {
      const page = await renderHook(createTestShop({ [legal]: answer }), useConsentTexts)
      await page.until(({ status }) => status !== 'loading')
      expect(page.current()).toEqual({ status: 'open', texts: {} })
    }
  })
})
