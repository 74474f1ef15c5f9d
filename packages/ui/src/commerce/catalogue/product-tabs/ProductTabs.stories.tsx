import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { brand } from '@skafferi/brand'
import { flavourClassValues } from '@skafferi/api/limits'
import { bareProduct, hostileProduct, hostileText } from '@skafferi/fixtures/build'
import { toVisitorProduct } from '@skafferi/fixtures/world'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { narrow } from '../../../internal/story-frames'
import { failedPage, emptyPage, storyPage, storyPageWith } from '../../../internal/stories/story-content'
import { pageOf, worldProduct } from '../../../internal/stories/story-products'
import { InfoPanel } from './InfoPanel'
import { ProductTabs } from './ProductTabs'

const mint = pageOf(worldProduct('Tjärn Cool Mint pouches'), { options: { Strength: '3', Pack: 'Single can' } })

const meta = {
  title: 'Commerce/Catalogue/ProductTabs',
  component: ProductTabs,
  args: { details: mint, ...storyPage('product') },
  parameters: guide({
    also: ['product details', 'specification'],
    use: ['Secondary information about a product: description, data, specification, reviews.'],
    avoid: ['Information that buyers compare or must not miss: put it on the page.'],
    do: ['Show the number of reviews in the tab.', 'Load the reviews when their tab is first opened.'],
    dont: ['Don’t invent rows: omit unknown facts.', 'Don’t render the description as markup; it is plain text.'],
    keys: [
      { key: 'Arrow Left, Arrow Right', does: 'Opens the previous or the next tab.' },
      { key: 'Home, End', does: 'Opens the first or the last tab.' },
      { key: 'Tab', does: 'Moves into the open panel.' },
    ],
    parts: [
      { name: 'Tabs', is: 'The four topics.', at: '[role=tablist]' },
      { name: 'Panel', is: 'The content of the open tab.', at: '[role=tabpanel]:not([hidden])' },
    ],
    content: ['Tab labels are nouns. The reviews tab has a count.'],
    widths:
      'A panel has three columns on wide screens, two on tablets and one on phones. The tab list scrolls horizontally.',
    announces: 'A tab list with a name.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof ProductTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const panel = () => within(canvas.getByRole('tabpanel'))

    await step('the description comes first, with the shop’s promises', async () => {
      for (const promise of ['1-year warranty', 'Money-back guarantee', brand.returns, '24/7 support']) {
        await expect(panel().getByText(promise)).toBeVisible()
      }
      await expect(panel().getByRole('table', { name: 'Shipping Information' })).toBeVisible()
    })
  },
}

/** A shop without blocks shows no features, only its rule for returns. */
export const NoFeatures: Story = {
  ...behaviour,
  args: emptyPage,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Feature' })).toBeNull()
    await expect(canvas.getByText(brand.returns)).toBeVisible()
  },
}

export const FeaturesFailed: Story = {
  ...behaviour,
  args: failedPage({ code: 'no_answer' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Error loading content: Network error: No response from server',
    )
  },
}

/** Facts a food buyer must see are on the first tab; allergens are bold within the ingredients. */
export const Food: Story = {
  args: { details: pageOf(worldProduct('Havrebruket Ginger Snaps')) },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('tabpanel'))
    await expect(panel.getByText('Wheat').tagName).toBe('STRONG')
    await expect(panel.getByText('milk').tagName).toBe('STRONG')
    await expect(panel.getByText('Wheat, milk')).toBeVisible()
    await expect(panel.getByText('300 g')).toBeVisible()
    await expect(panel.getByText('Barcode (EAN)')).toBeVisible()
  },
}

export const OpensEach: Story = {
  ...behaviour,
  play: async ({ canvas, step }) => {
    const panel = () => within(canvas.getByRole('tabpanel'))

    await step('the weight is in grams', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Additional info' }))
      await expect(panel().getByText(mint.weight!)).toBeVisible()
      await expect(mint.weight).toMatch(/g$/)
    })

    await step('the specification has the product’s data', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(panel().getByText(mint.specification[0]!.value)).toBeVisible()
    })
  },
}

/** Unknown facts have no row; a missing specification is stated. */
export const Minimal: Story = {
  tags: ['reaches'],
  args: { details: pageOf(bareProduct()) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Additional info' }))
    await expect(within(canvas.getByRole('tabpanel')).queryByText('Weight')).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: 'Specification' }))
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('No specification for this product.')
  },
}

export const HostileText: Story = {
  args: { details: pageOf(hostileProduct()), ...storyPageWith('product', hostileText) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
  },
}

export const Narrow: Story = { decorators: [narrow] }
const Content = fn(() => <p>Customers say</p>)

/** The tab shows the number of reviews; its content is loaded when it is first opened, and then stays. */
export const Reviews: Story = {
  tags: ['reaches'],
  args: { reviews: { count: 38, content: <Content /> } },
  play: async ({ canvas, step }) => {
    Content.mockClear()
    await step('nothing is loaded before', async () => {
      await expect(canvas.queryByText('Customers say')).toBeNull()
      await expect(Content).not.toHaveBeenCalled()
    })
    await step('once opened it stays rendered', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Review 38' }))
      await expect(canvas.getByText('Customers say')).toBeVisible()
      await userEvent.click(canvas.getByRole('tab', { name: 'Description' }))
      await expect(canvas.getByText('Customers say')).not.toBeVisible()
      await userEvent.click(canvas.getByRole('tab', { name: 'Review 38' }))
      await expect(canvas.getByText('Customers say')).toBeVisible()
    })
  },
}

/** Without reviews the tab has no number. */
export const NoReviews: Story = {
  args: { reviews: { count: 0, content: <p>No reviews yet</p> } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Review' })).toHaveTextContent(/^Review$/)
  },
}

/** Arrow keys open the tab they reach; Tab moves into the panel. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { reviews: { count: 38, content: <p>Customers say</p> } },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Description' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Review 38' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByText('Customers say')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Specification' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** The legal requirements for pouches, and their restrictions in countries with dates and sources. */
export const WithLaws: Story = {
  tags: ['reaches'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Additional info' }))
    const panel = within(canvas.getByRole('tabpanel'))
    await expect(panel.getByText(/^10.mg a pouch$/)).toBeVisible()
    await expect(panel.getByText('Mint', { exact: true })).toBeVisible()
    await expect(panel.getByText('Finland, Sweden, United Kingdom and United States')).toBeVisible()
    const laws = panel.getAllByRole('listitem').map((item) => item.textContent?.replaceAll('\u00A0', ' '))
    await expect(laws).toEqual([
      'Norway: it is not sold there.Source: Public sources of November 2026',
      'Denmark: its flavour may not be sold there.Since 1 Apr 2026 · Source: Public sources of November 2026',
      'Denmark: at most 9 mg of nicotine a pouch may be sold there.Since 1 Apr 2026 · Source: Public sources of November 2026',
      'Germany: it is not sold there.Source: Public sources of November 2026',
    ])
  },
}

/** Every flavour that laws distinguish has a text. */
export const EveryFlavour: Story = {
  render: () => (
    <>
      {flavourClassValues.map((flavour) => (
        <InfoPanel key={flavour} details={{ ...mint, tags: [], market: null, nicotine: { strength: null, flavour } }} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const word of ['Tobacco', 'Menthol', 'Mint', 'Fruit', 'Liquorice', 'Herbs', 'Unflavoured']) {
      await expect(canvas.getByText(word, { exact: true })).toBeVisible()
    }
  },
}

/** Visitors see the facts of the label; delivery restrictions are for customers. */
export const LawsForVisitors: Story = {
  tags: ['reaches'],
  args: { details: pageOf(toVisitorProduct(worldProduct('Tjärn Cool Mint pouches'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Additional info' }))
    const panel = within(canvas.getByRole('tabpanel'))
    await expect(panel.getByText(/^4–10.mg a pouch$/)).toBeVisible()
    await expect(panel.queryByText('Not delivered to')).toBeNull()
  },
}
