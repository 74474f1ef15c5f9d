import type { Page } from '@playwright/test'
import { brand } from '../../packages/brand/src/brand'
import { demoBlocks } from '../../packages/brand/src/content/blocks'
import { pages as officePages, type Page as OfficePage } from '../../apps/office/src/pages'
import { pages } from '../../apps/web/src/pages'
import type { Mail } from './mail'
import { beSignedIn } from './sign-in'
import type { Store } from './store'
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
  brand.approval,
  brand.orderRules,
  brand.vatId,
  '24/7',
  '60-day',
  ...textsOf(demoBlocks).filter((text) => text.length >= shortest && !text.includes('{')),
  '29%',
  '/assets/packshots/',
  '/assets/demo/',
]

/** The demo's name, and prices in dollars. The name in addresses of test people is not the shop's. */
const patterns = [/skafferi(?![\w.-]*\.example)/i, /\$\d/]

/** Returns what of the demo a document has. */
function demoWordsIn(html: string): string[] {
  const around = patterns.flatMap((pattern) => {
    const found = pattern.exec(html)
    return found ? [html.slice(Math.max(0, found.index - 40), found.index + 40)] : []
  })
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

/** Returns the id of the first entry of a list of the office; a text that no page has if it is empty. */
function firstId(page: Page, path: string, list: string): Promise<string> {
  return page.evaluate(
    async ([address, name]) => {
      const answer = (await (await fetch(address)).json()) as Record<string, { id: string }[]>
      return answer[name]?.[0]?.id ?? 'nothing-here'
    },
    [path, list] as const,
  )
}

/** Opens all pages of the office as the owner, prints the documents of the order, and reads all sent e-mails. */
export async function expectOfficeWithoutDemo(page: Page, store: Store): Promise<void> {
  const [order, product, application, company, job] = await Promise.all([
    firstId(page, '/admin/orders', 'orders'),
    firstId(page, '/admin/products', 'products'),
    firstId(page, '/admin/applications?status=approved', 'applications'),
    firstId(page, '/admin/companies', 'companies'),
    firstId(page, '/admin/imports', 'imports'),
  ])
  const ids: Readonly<Record<string, string>> = {
    [officePages.order.path]: order,
    [officePages.product.path]: product,
    [officePages.application.path]: application,
    [officePages.company.path]: company,
    [officePages.importJob.path]: job,
    [officePages.contentPage.path]: 'landing',
  }
  const addresses = Object.values<OfficePage>(officePages)
    .filter(({ isSignInPage }) => !isSignInPage)
    .map(({ path }) => path.replace(':id', ids[path] ?? 'nothing-here').replace('*', 'nothing-here'))
  const documents = ['pick', 'slips'].map((kind) => `${officePages.packingDocuments.path}?${kind}=${order}`)
  for (const address of [...addresses, ...documents]) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    expect({ address, demo: demoWordsIn(await page.content()) }).toEqual({ address, demo: [] })
  }
  const mails = (await store.operate('outbox', 'list')) as Mail[]
  expect(mails.length).toBeGreaterThan(0)
  for (const { id, kind } of mails) {
    const mail = JSON.stringify(await store.operate('outbox', 'show', id))
    expect({ kind, demo: demoWordsIn(mail) }).toEqual({ kind, demo: [] })
  }
}
