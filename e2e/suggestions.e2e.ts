import { Caller } from './support/caller'
import { beSignedIn } from './support/sign-in'
import { expect, expectNoAxeViolations, test } from './support/test'

interface ListAnswer {
  products: { id: string; title: string; variant_id: string | null; inventory_quantity: number }[]
}
interface ProductAnswer {
  product: { variants: { id: string; gtin: string | null }[] }
}
interface CartAnswer {
  cart: { items: { variant_id: string; quantity: number }[] }
}

/** An article that can be ordered from its row, with its GTIN. */
async function findArticle(caller: Caller) {
  const { products } = await caller.get<ListAnswer>('/store/products?q=liquorice&limit=20')
  const [article] = products.filter(({ variant_id, inventory_quantity }) => variant_id && inventory_quantity > 500)
  const { product } = await caller.get<ProductAnswer>(`/store/products/${article!.id}`)
  return { ...article!, gtin: product.variants[0]!.gtin! }
}

const piecesOf = async (caller: Caller, variantId: string | null) =>
  (await caller.get<CartAnswer>('/store/cart/info')).cart.items.find(({ variant_id }) => variant_id === variantId)
    ?.quantity ?? 0

test('typing suggests articles, and Enter without a chosen one searches', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/store/products') requested.push(url.searchParams.get('q') ?? '')
  })
  await beSignedIn(page)
  await page.goto('/cart')
  const search = page.getByRole('combobox', { name: 'Search products' })
  await search.click()
  await search.pressSequentially('liquor', { delay: 20 })
  await expect(page.getByRole('grid', { name: 'Suggested articles' }).getByRole('row')).toHaveCount(6)
  // A pause in typing requests at once; a busy machine pauses too.
  expect(requested.at(-1)).toBe('liquor')
  expect(requested.length).toBeLessThan('liquor'.length)
  await expectNoAxeViolations(page)
  await search.press('Enter')
  await expect(page).toHaveURL(/\/products\?q=liquor$/)
  await expect(page.getByRole('grid')).toHaveCount(0)
})

test('an article is added from its suggestion by keyboard', async ({ page, store }) => {
  await beSignedIn(page)
  const caller = await Caller.of(store)
  await page.goto('/')
  const article = await findArticle(caller)
  const before = await piecesOf(caller, article.variant_id)
  const search = page.getByRole('combobox', { name: 'Search products' })
  await search.click()
  await search.pressSequentially(article.title)
  await expect(page.getByRole('spinbutton', { name: `Quantity of ${article.title}`, exact: true })).toBeVisible()
  await search.press('ArrowDown')
  await search.press('Tab')
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(search).toBeFocused()
  await expect(search).toHaveValue(article.title)
  expect(await piecesOf(caller, article.variant_id)).toBe(before + 12)
})

test('a scanned EAN in the listing focuses the quantity of its article, and adds nothing by itself', async ({
  page,
  store,
}) => {
  await beSignedIn(page)
  const caller = await Caller.of(store)
  const article = await findArticle(caller)
  const before = await piecesOf(caller, article.variant_id)
  await page.goto('/products')
  const search = page.getByRole('combobox', { name: 'Search products' })
  await search.click()
  await search.pressSequentially(article.gtin, { delay: 2 })
  await search.press('Enter')
  await expect(page).toHaveURL(new RegExp(`q=${article.gtin}`))
  const quantity = page.getByRole('group', { name: 'EAN found' }).getByRole('spinbutton')
  await expect(quantity).toBeFocused()
  expect(await piecesOf(caller, article.variant_id)).toBe(before)
})
