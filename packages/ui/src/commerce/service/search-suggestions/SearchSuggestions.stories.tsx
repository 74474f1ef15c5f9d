import { useRef, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostileText, longTitleProduct } from '@skafferi/fixtures/build'
import { toScannedView, toSuggestionsView } from '@skafferi/domain/shop/catalogue'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SearchBox } from '../../../components/forms/search-box'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { failed, problemOf, ready } from '../../../internal/stories/story-load'
import { storyLocale } from '../../../internal/stories/story-products'
import { storyWorld } from '../../../internal/stories/story-world'
import { withShopPaths } from '../shop-paths/story-paths'
import { SearchSuggestions, type SearchSuggestionsProps, type SuggestionPurchase } from './SearchSuggestions'

const found = storyWorld.listItems.filter(({ title }) => /liquorice/i.test(title))
const orderable = found.filter(({ variant_id, inventory_quantity }) => variant_id !== null && inventory_quantity > 0)
const [first, second] = orderable as [(typeof found)[number], (typeof found)[number]]
const products = [first, second, ...found.filter((each) => each !== first && each !== second)].slice(0, 6)
const suggestionsOf = (list: typeof products, count = 23) =>
  ready(toSuggestionsView({ products: list, count }, 'liquor', storyLocale))

const scannedProduct = storyWorld.products.find(({ id }) => id === first.id)!
const scannedVariant = scannedProduct.variants[0]!
const scan = (card: typeof first) =>
  ready(toScannedView({ card, variant: scannedVariant }, scannedVariant.gtin ?? '', storyLocale))

const idle: SuggestionPurchase = { busy: false, done: false, problem: null }
const quantity = `Quantity of ${first.title}`

/** The field of the header has the role, but renders nothing by itself here. */
const Nothing = () => null

function Page(props: SearchSuggestionsProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [field] = useState({
    get current() {
      return frame.current?.querySelector<HTMLInputElement>('[role=combobox]') ?? null
    },
  })
  return (
    <div className="min-h-120">
      <div ref={frame} className="relative">
        <SearchBox label="Search products" defaultText="liquor" suggestions={Nothing} onSearch={() => undefined} />
        <SearchSuggestions {...props} field={field} />
      </div>
    </div>
  )
}

const meta = {
  title: 'Commerce/Service/SearchSuggestions',
  component: SearchSuggestions,
  render: (args) => <Page {...args} />,
  args: {
    field: { current: null },
    suggestions: suggestionsOf(products),
    purchaseOf: fn((_: string | null) => idle),
    onAdd: fn(async (_: { quantity: number }) => true),
  },
  decorators: [withShopPaths],
  parameters: {
    chromatic: { disableSnapshot: true },
    ...guide({
      also: ['autocomplete', 'typeahead', 'autosuggest', 'barcode', 'scan'],
      use: ['Below the search of the header, for customers.'],
      avoid: ['A search within one list: use SearchBox alone.', 'Choosing a value of a form: use Combobox.'],
      do: [
        'Load it when the field is first focused.',
        'Show nothing until typing pauses, and never the result of an earlier text.',
      ],
      dont: ['Don’t choose a row for the user: Enter searches.', 'Don’t show it without results: the search says so.'],
      keys: [
        { key: 'Arrow Down', does: 'Chooses the next article, Arrow Up the previous one.' },
        { key: 'Enter', does: 'Without a chosen article: searches. With one: goes to its quantity or its page.' },
        { key: 'Tab', does: 'With a chosen article: goes to its quantity.' },
        { key: 'Escape', does: 'Closes it; in a quantity: returns to the field.' },
      ],
      parts: [
        { name: 'Article', is: 'Picture, name, SKU, last order and prices.', at: '[role=gridcell]' },
        { name: 'Quantity', is: 'Adds the article with Enter.', at: '[role=spinbutton]' },
        { name: 'All results', is: 'The listing of the search.', at: 'a[href*="q="]' },
      ],
      content: ['The search words are marked in the names.', 'Articles that cannot be ordered say why.'],
      widths: 'As wide as the field; below 1024 px as wide as the window.',
      announces: 'Politely, how many articles there are, or that there are none; a scanned article with its name.',
      pairs: 'takes the window',
    }),
  },
} satisfies Meta<typeof SearchSuggestions>

export default meta
type Story = StoryObj<typeof meta>

/** Six articles; none is chosen, so Enter searches. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    const rows = within(canvas.getByRole('grid', { name: 'Suggested articles' })).getAllByRole('row')
    await expect(rows).toHaveLength(6)
    await expect(rows.every((row) => row.getAttribute('aria-selected') === 'false')).toBe(true)
    const row = within(rows[0]!)
    await expect(row.getByRole('link')).toHaveAttribute('href', `/products/${first.id}`)
    await expect(row.getByRole('spinbutton', { name: quantity })).toHaveValue('')
    await expect(row.getByPlaceholderText('Qty')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All 23 for “liquor”' })).toHaveAttribute(
      'href',
      '/products?q=liquor',
    )
  },
}

/** Out of stock and not deliverable articles say so and have no quantity. */
export const NotOrderable: Story = {
  args: {
    suggestions: suggestionsOf(
      [
        { ...first, kept_out: null, availability: 'tracked', inventory_quantity: 0 },
        { ...second, kept_out: { country_code: 'no', variants: 'all' } },
      ],
      2,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Out of stock/)).toBeVisible()
    await expect(canvas.getByText(/^Cannot be delivered to Norway/)).toBeVisible()
    await expect(canvas.queryByRole('spinbutton')).toBeNull()
    await expect(canvas.queryByRole('link', { name: /^All/ })).toBeNull()
  },
}

/** While typing goes on. */
export const Loading: Story = {
  args: { suggestions: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading suggestions...')).toBeInTheDocument()
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Nothing was found: it says so, also to screen readers, and what to do. */
export const NoResults: Story = {
  args: { suggestions: suggestionsOf([], 0) },
  play: async ({ canvas }) => {
    const none = 'No products found. Check the spelling, or search for one word of the name.'
    await expect(canvas.queryByRole('grid')).toBeNull()
    await expect(canvas.getByText(none, { selector: 'p' })).toBeVisible()
    await expect(canvas.getByText(none, { selector: '[role=status]' })).toBeInTheDocument()
  },
}

export const NoResultsClose: Story = {
  ...behaviour,
  args: NoResults.args,
  play: async ({ canvas }) => {
    const none = canvas.getByText(/^No products found/, { selector: 'p' })
    await expect(none).toBeVisible()
    await userEvent.type(canvas.getByRole('combobox'), '{Escape}')
    await expect(none).not.toBeVisible()
  },
}

const retry = fn()

export const Failed: Story = {
  args: { suggestions: failed(problemOf('load_products'), retry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Suggestions are not available. Enter still searches.')
  },
}

export const FailedRetries: Story = {
  ...Failed,
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** One article was refused, another was added. */
export const AfterPurchases: Story = {
  args: {
    purchaseOf: fn((id: string | null): SuggestionPurchase =>
      id === first.variant_id
        ? { ...idle, done: true }
        : id === second.variant_id
          ? { ...idle, problem: problemOf('add_to_cart', 'network') }
          : idle,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Item added to cart')).toBeVisible()
    await expect(canvas.getAllByRole('status').filter((status) => status.textContent !== '').length).toBeGreaterThan(1)
  },
}

/** The arrow keys choose an article, its quantity is that of the last order, and the second Enter adds it. */
export const AddsByKeyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: {
    suggestions: suggestionsOf([{ ...first, last_quantity: 48, last_ordered_at: '2026-11-12T09:00:00Z' }, second]),
  },
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('combobox')
    await step('arrows choose and wrap around with no article in between', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowUp}')
      const rows = canvas.getAllByRole('row')
      await expect(rows[1]).toHaveAttribute('aria-selected', 'true')
      await userEvent.keyboard('{ArrowDown}')
      await expect(field).not.toHaveAttribute('aria-activedescendant')
      await userEvent.keyboard('{ArrowDown}')
      const cell = within(rows[0]!).getAllByRole('gridcell')[0]!
      await expect(field).toHaveAttribute('aria-activedescendant', cell.id)
      await expect(field).toHaveFocus()
    })
    await step('Enter goes to the quantity, and adds nothing', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('spinbutton', { name: quantity })).toHaveFocus()
      await expect(canvas.getByRole('spinbutton', { name: quantity })).toHaveValue('48')
      await expect(args.onAdd).not.toHaveBeenCalled()
    })
    await step('the next Enter adds it and returns to the field', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onAdd).toHaveBeenCalledWith({
        productId: first.id,
        variantId: first.variant_id,
        quantity: 48,
      })
      await waitFor(() => expect(field).toHaveFocus())
      await expect(canvas.getByRole('spinbutton', { name: quantity })).toHaveValue('')
    })
    await step('Escape in a quantity returns to the field, in the field it closes', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await userEvent.tab()
      await expect(canvas.getByRole('spinbutton', { name: quantity })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect(field).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('grid')).toBeNull()
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await expect(field).toHaveValue('liquor')
    })
  },
}

/** The bulk price is yellow once the quantity reaches it. */
export const BulkPriceReached: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    const row = within(canvas.getAllByRole('row')[0]!)
    const colour = () => getComputedStyle(row.getByText(/ 50\+$/)).backgroundColor
    const quiet = colour()
    await userEvent.type(canvas.getByRole('spinbutton', { name: quantity }), '50')
    await expect(colour()).not.toBe(quiet)
  },
}

/** An invalid quantity is not added, and says why. */
export const InvalidQuantity: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('spinbutton', { name: quantity }), '0{Enter}')
    await expect(canvas.getByText(/^Enter a whole number from 1 to/)).toBeVisible()
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

/** A refused purchase keeps the quantity and the focus. */
export const RefusedKeepsTheQuantity: Story = {
  ...behaviour,
  args: { onAdd: fn(async (_: { quantity: number }) => false) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: quantity })
    await userEvent.type(field, '12{Enter}')
    await expect(field).toHaveValue('12')
    await expect(field).toHaveFocus()
  },
}

/** It closes when the focus leaves it. */
export const ClosesWhenLeft: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.tab()
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull())
  },
}

/** The article of a scanned EAN, with the quantity of its last order. */
export const Scanned: Story = {
  args: { suggestions: scan({ ...first, last_quantity: 192, last_ordered_at: '2026-11-13T09:00:00Z' }) },
  play: async ({ canvas }) => {
    const article = within(canvas.getByRole('group', { name: 'EAN found' }))
    await expect(article.getByRole('spinbutton', { name: quantity })).toHaveValue('192')
    await expect(article.getByRole('button', { name: /^Add 192 · €/ })).toBeVisible()
    await expect(canvas.getByText(`${first.title}. Enter the quantity.`)).toBeInTheDocument()
  },
}

/** One that is out of stock has no quantity. */
export const ScannedOutOfStock: Story = {
  args: { suggestions: scan({ ...first, availability: 'tracked', inventory_quantity: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${first.title}. Out of stock.`)).toBeInTheDocument()
    await expect(canvas.queryByRole('spinbutton')).toBeNull()
  },
}

/** Names are shown as text. */
export const HostileText: Story = {
  args: { suggestions: suggestionsOf([{ ...first, title: hostileText }, second]) },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}
/** Rows of one height, prices and quantities below each other, however long the names are. */
export const EvenRowsPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { disableSnapshot: true } },
  args: { suggestions: suggestionsOf([{ ...first, title: longTitleProduct().title }, second, ...products.slice(2)]) },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row')
    // The last row has no divider.
    await expect(new Set(rows.slice(0, -1).map((row) => row.clientHeight)).size).toBe(1)
    const fields = canvas.getAllByRole('spinbutton').map((field) => field.getBoundingClientRect().left)
    await expect(new Set(fields).size).toBe(1)
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
