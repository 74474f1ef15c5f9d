import { expect, it } from 'vitest'
import { createOffice, type OfficePaths } from '../office-context'
import { createPromotion } from './promotion.queries'
import type { PromotionDraft } from './promotions.view'

const code: PromotionDraft = {
  code: 'LUCIA26',
  type: 'fixed',
  value: '40',
  starts: '',
  ends: '',
  minimum: '',
  limit: '',
  companyLimit: '',
}

function createRecordingOffice() {
  const sent: unknown[] = []
  const office = createOffice({
    baseUrl: 'https://shop.example',
    locale: 'en-IE',
    timeZone: 'Europe/Stockholm',
    paths: {} as OfficePaths,
    async fetch(request) {
      sent.push(await request.json())
      return Response.json({ promotion: { id: 'promo_1' } }, { headers: { etag: '"1"' } })
    },
  })
  return {
    sent,
    add: (draft: PromotionDraft) => createPromotion(office, draft, new AbortController().signal),
  }
}

it.each([
  ['value', { value: '4O' }],
  ['value', { type: 'percentage', value: '7,5 %%' }],
  ['minimum', { minimum: '1O0' }],
  ['minimum', { minimum: 'SEK 400' }],
  ['usage_limit', { limit: 'many' }],
  ['usage_limit_per_company', { companyLimit: '1.000' }],
] as const)('rejects an invalid %s before sending: %j', async (field, typed) => {
  const { sent, add } = createRecordingOffice()
  await expect(add({ ...code, ...typed })).rejects.toMatchObject({
    status: 400,
    fields: { [field]: { code: 'format' } },
  })
  expect(sent).toEqual([])
})

it('sends a promo code with the typed numbers', async () => {
  const { sent, add } = createRecordingOffice()
  await add({ ...code, code: ' LUCIA\u201126\u200B', minimum: '1 400,50 €', limit: '1,200' })
  expect(sent).toEqual([{ code: 'LUCIA-26', type: 'fixed', value: 40, minimum: 1400.5, usage_limit: 1200 }])
})
