import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { storyCatalogue } from '../../../internal/stories/story-content'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { ShelfComposer } from './ShelfComposer'

const [first, ...rest] = storyCatalogue.articles
const articles = [first!, ...rest.slice(0, 7)]
const others = rest.slice(7)

const meta = {
  title: 'Commerce/Shelf/ShelfComposer',
  component: ShelfComposer,
  args: {
    label: 'Kiosk & convenience',
    articles,
    others,
    isChanged: false,
    maximum: 24,
    onAdd: fn(),
    onRemove: fn(),
    onReset: fn(),
  },
  parameters: {
    ...guide({
      also: ['planogram', 'assortment', 'starter set', 'configurator'],
      use: ['For visitors: a shelf of a trade that they change before they apply for an account.'],
      avoid: ['The shelf of a company, with what is left: use ShelfBoard.'],
      do: ['Suggest articles that sell in this trade.'],
      dont: ['Don’t show prices or stock.', 'Don’t offer articles that the shop does not sell.'],
      keys: [{ key: 'Tab', does: 'Moves between articles, their buttons, and the list of other articles.' }],
      parts: [
        { name: 'Place', is: 'Full packs true to scale, the name, a discount, and a button to take it out.', at: 'li' },
        { name: 'Count', is: 'The number of articles.', at: 'p' },
        { name: 'Other articles', is: 'A list with a button that puts the chosen one on the shelf.', at: 'select' },
      ],
      content: ['Its accessible name is that of the trade.'],
      widths: 'Eight places in a row, four below 1024 px. On phones one scrolling row.',
      announces: 'A list with a name; each change with the number of articles.',
      pairs: 'not applicable',
    }),
    chromatic: { disableSnapshot: true },
  },
  decorators: [withShopPaths],
} satisfies Meta<typeof ShelfComposer>

export default meta
type Story = StoryObj<typeof meta>

const title = first!.product_title

/** A full shelf: eight articles, without prices. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8)
    await expect(canvas.getByText('8 articles on the shelf')).toBeVisible()
    await expect(canvasElement.textContent).not.toMatch(/[€$]/)
    await expect(canvas.queryByRole('button', { name: 'Suggested shelf' })).toBeNull()
  },
}

export const TakesOut: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Take out ${title}` }))
    await expect(args.onRemove).toHaveBeenCalledWith({ variantId: first!.variant_id })
    await expect(canvas.getByRole('status')).toHaveTextContent(`${title} taken out. 7 articles on the shelf.`)
  },
}

/** By keyboard: an article is chosen and put in; choosing alone changes nothing. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    const chosen = others[2]!
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Another article' }), chosen.variant_id)
    await expect(args.onAdd).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Put in' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAdd).toHaveBeenCalledWith({ variantId: chosen.variant_id })
  },
}

export const Changed: Story = {
  args: { articles: articles.slice(0, 5), isChanged: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 articles on the shelf')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Suggested shelf' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { articles: [], isChanged: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The shelf is empty. Put an article on it.')).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

/** A full shelf takes no more, and one without other articles neither. */
export const NothingToPutIn: Story = {
  args: { others: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { articles: articles.map((article) => ({ ...article, product_title: `${hostileText} ${'x'.repeat(60)}` })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
