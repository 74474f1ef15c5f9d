import type { Page } from '@playwright/test'

/** A free delivery option of two to four working days. */
interface DeliveryOption {
  id: string
  name: string
  /** Country codes. */
  countries: string[]
}

/** Saves a delivery option in the settings, and publishes terms and privacy: what a shop needs before it opens. */
export async function prepareShop(page: Page, deliveryOption: DeliveryOption): Promise<void> {
  await page.evaluate(async (chosen) => {
    async function call(path: string, body?: object, headers: Record<string, string> = {}) {
      const answer = await fetch(path, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      })
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
      return answer
    }
    const settings = (await (await call('/admin/settings')).json()) as { delivery: { version: number; value: object } }
    const { version, value } = settings.delivery
    const days = { min: 2, max: 4, is_max_calendar: false }
    const option = { ...chosen, amount: 0, goods_from: 0, days }
    await call('/admin/settings/delivery', { version, value: { ...value, options: [option] } })
    for (const kind of ['terms', 'privacy']) {
      const path = `/admin/legal-texts/${kind}`
      const tagOf = async () => ({ 'if-match': (await call(`${path}/draft`)).headers.get('etag')! })
      const sections = [{ title: 'Orders', paragraphs: ['A page confirms each order.'] }]
      await call(`${path}/draft`, { text: { en: { title: kind, notes: [], sections } } }, await tagOf())
      await call(`${path}/publish`, {}, await tagOf())
    }
  }, deliveryOption)
}
