import type { Page } from '@playwright/test'
import { brand } from '../../packages/brand/src/brand'
import { demoBlocks } from '../../packages/brand/src/content/blocks'
import { pages } from '../../apps/web/src/pages'
import { beSignedIn } from './sign-in'
import { expect } from './test'

/** Shorter texts, such as "Order", are words of any shop. */
const shortest = 14

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** Sentences, figures and addresses of the demo's shop. */
const texts = [
  brand.contact.phone,
  brand.contact.email,
  brand.contact.address[1]!,
  brand.returns,
  brand.about,
  ...textsOf(demoBlocks).filter((text) => text.length >= shortest && !text.includes('{')),
  '$299',
  '29%',
  '/assets/packshots/',
  '/assets/demo/',
]

/** Returns what of the demo a document has. The name in addresses of test people is not the shop's. */
function demoWordsIn(html: string): string[] {
  const name = /skafferi(?![\w.-]*\.example)/i.exec(html)
  const around = name ? [html.slice(Math.max(0, name.index - 40), name.index + 40)] : []
  return [...around, ...texts.filter((text) => html.includes(text))]
}

/**
 * Opens all pages as a visitor and as a customer, and expects no word, picture or figure of the demo.
 * @param ids of a product and an order of the customer
 */
export async function expectNothingOfTheDemo(
  page: Page,
  customer: { email: string; password: string },
  ids: { product: string; order: string },
): Promise<void> {
  const filled: Record<string, string> = {
    [pages.product.path]: pages.product.path.replace(':id', ids.product),
    [pages.order.path]: pages.order.path.replace(':id', ids.order),
    [pages.thanks.path]: `${pages.thanks.path}?order=${ids.order}`,
  }
  for (const reader of ['guest', 'customer'] as const) {
    if (reader === 'customer') await beSignedIn(page, customer)
    for (const { path, access } of Object.values(pages)) {
      if (access !== 'open' && access !== reader) continue
      await page.goto(filled[path] ?? path.replace('*', 'nothing-here'), { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      expect({ reader, path, demo: demoWordsIn(await page.content()) }).toEqual({ reader, path, demo: [] })
    }
  }
}
