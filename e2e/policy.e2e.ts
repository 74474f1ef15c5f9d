import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { pages } from '../apps/web/src/pages'
import { Caller } from './support/caller'
import { beSignedIn } from './support/sign-in'
import type { Store } from './support/store'
import { expect, test } from './support/test'

/** Text with markup, a script, an expression and a direction override. It fits every form of the shop. */
const hostile = `"><img src=x onerror=harm()>\u202E<script>harm()</script>`
/** The same text, short enough for a PO number. */
const short = '"><img src=x onerror=harm()>'

const mallory = { email: 'mallory@kiosk.example', password: 'three herrings on a blue plate' }

/** Creates a customer with this text in all fields of their application. */
async function addMallory(page: Page, store: Store): Promise<void> {
  const form = { company_name: hostile, full_name: `${short} ${short}`, email: mallory.email, message: hostile }
  const sent = await page.request.post('/store/customers/customer-request/register', {
    data: form,
    headers: { 'x-publishable-api-key': 'pk_demo' },
  })
  const { application_id } = (await sent.json()) as { application_id: string }
  await store.operate(
    'applications',
    'approve',
    application_id,
    '--country',
    'se',
    '--organisation-number',
    '559000-0018',
  )
  const { url } = (await store.operate('customers', 'password-link', mallory.email)) as { url: string }
  await page.goto(url)
  await page.getByLabel('New password', { exact: true }).fill(mallory.password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Your password is saved')).toBeVisible()
}

/** Writes the text as an operator: a product. */
async function addGoods(store: Store): Promise<void> {
  const goods = test.info().outputPath('goods.csv')
  const quoted = `"${hostile.replaceAll('"', '""')}"`
  const columns = ['product', 'category', 'brand', 'description', 'tags', 'option1_name', 'option1_value']
  const rows = [
    ['sku', 'price EUR', 'stock', 'unit', 'pack_size', 'tax_class', 'published', ...columns],
    ['HOSTILE-1', '2.10', '400', 'box', '1', 'food', 'yes', ...columns.map(() => quoted)],
  ]
  await writeFile(goods, rows.map((row) => row.join(',')).join('\n'))
  await store.operate('catalog', 'import', goods)
}

/** Fields of blocks whose texts are shown, with a text that fits. */
const blockTexts = new Map(
  Object.entries({ title: hostile, text: hostile, name: hostile, business: hostile, location: hostile })
    .concat(Object.entries({ question: hostile, answer: hostile, note: hostile, brand: hostile }))
    .concat(Object.entries({ price: short, badge: short, lead: short })),
)

/** Publishes the text in all fields of the pages that are made of blocks. */
async function addBlocks(store: Store): Promise<void> {
  for (const page of ['landing', 'home', 'product', 'faq', 'about']) {
    const file = test.info().outputPath(`${page}.json`)
    const draft = await store.operate('content', 'get', page)
    const changed = JSON.stringify(draft, (name, value: unknown) =>
      typeof value === 'string'
        ? (blockTexts.get(name) ?? (Number.isInteger(Number(name)) ? lineOf(value) : value))
        : value,
    )
    await writeFile(file, changed)
    await store.operate('content', 'publish', page, file)
  }
}

/** A list holds lines of text or addresses of pictures. */
const lineOf = (value: string) => (value.startsWith('/') ? value : hostile)

/** Writes the text as a customer: about products and orders. A cart remains. */
async function order(store: Store): Promise<{ productId: string; orderId: string }> {
  const caller = await Caller.of(store, mallory)
  const { products } = await caller.get<{ products: { id: string; variant_id: string }[] }>('/store/products?q=img')
  const [product] = products
  const productId = product!.id
  const named = { first_name: hostile, last_name: hostile, company: hostile }
  const address = {
    ...named,
    address_1: hostile,
    address_2: hostile,
    city: hostile,
    province: hostile,
    postal_code: '413 04',
    country_code: 'se',
  }
  const fill = async () => {
    await caller.add(product!.variant_id, 4)
    await caller.giveAddress(address)
    await caller.post('/store/cart/references', {
      po_number: short,
      customer_reference: hostile,
      note: hostile,
      reception_hours: hostile,
    })
  }
  await fill()
  const { order_id: orderId } = await caller.post<{ order_id: string }>('/store/cart/complete', {})
  await fill()
  await caller.post('/store/customer/wishlist/add', { product_id: productId, note: hostile })
  await caller.post('/store/customer/complaint', {
    subject: hostile,
    type: 'Other',
    description: hostile,
    order_id: orderId,
  })
  const review = { title: hostile, description: hostile, rating: 5, product_id: productId }
  const {
    review: { id },
  } = await caller.post<{ review: { id: string } }>('/store/products/reviews', review)
  await store.operate('reviews', 'approve', id)
  return { productId, orderId }
}

type PageName = keyof typeof pages

/** All pages that display the text, by the user of each half of the journey. */
const readers = [
  { who: 'a visitor', others: 'customer', reads: ['landing', 'product', 'faq', 'about'] },
  {
    who: 'a customer',
    others: 'guest',
    reads: ['landing', 'home', 'products', 'product', 'cart', 'checkout', 'wishlist', 'profile', 'order', 'thanks'],
  },
] as const

/** Returns the address of a page, with an existing id. */
function addressOf(name: PageName, { productId, orderId }: { productId: string; orderId: string }): string {
  const filled: Partial<Record<PageName, string>> = {
    product: pages.product.path.replace(':id', productId),
    order: pages.order.path.replace(':id', orderId),
    thanks: `${pages.thanks.path}?order=${orderId}`,
    products: `${pages.products.path}?q=${encodeURIComponent(hostile)}`,
    notFound: `/${encodeURIComponent(hostile)}`,
  }
  return filled[name] ?? pages[name].path
}

/**
 * Opens an address, and the reviews of a product page, and waits until all requests have finished.
 * @param reads true if the page displays the text
 */
async function visit(page: Page, address: string, reads: boolean) {
  const answer = await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  const reviews = page.getByRole('tab', { name: /^Review/ })
  if (await reviews.isVisible()) {
    await reviews.click()
    await expect(page.getByRole('article').filter({ hasText: hostile })).toBeVisible()
  }
  // Blocks lose the override, and the beginning is the same everywhere.
  if (reads) await expect(page.getByRole('main')).toContainText(short)
  const policy = answer?.headers()['content-security-policy'] ?? ''
  const { harmed, pictures } = await page.evaluate(() => ({
    harmed: 'harmed' in window,
    pictures: document.querySelectorAll('img[src="x"]').length,
  }))
  const isPolicyThere =
    /script-src 'self';/.test(policy) &&
    policy.includes("require-trusted-types-for 'script'") &&
    !policy.includes("'unsafe-")
  return { isPolicyThere, harmed, pictures }
}

test('text of any author is displayed as text on every page, and no page violates its Content Security Policy', async ({
  page,
  context,
  store,
}) => {
  await context.addInitScript(() => Object.assign(window, { harm: () => Object.assign(window, { harmed: true }) }))
  await addGoods(store)
  await addBlocks(store)
  await addMallory(page, store)
  const own = await order(store)
  await context.clearCookies()
  for (const { who, others, reads } of readers) {
    await test.step(`as ${who}`, async () => {
      if (who === 'a customer') await beSignedIn(page, mallory)
      for (const name of (Object.keys(pages) as PageName[]).filter((key) => pages[key].access !== others)) {
        const outcome = await visit(
          page,
          addressOf(name, own),
          reads.some((each) => each === name),
        )
        expect({ name, ...outcome }).toEqual({ name, isPolicyThere: true, harmed: false, pictures: 0 })
      }
    })
  }
})
