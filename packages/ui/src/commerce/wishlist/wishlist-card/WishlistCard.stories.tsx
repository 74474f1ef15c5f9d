import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import {
  bareProduct,
  hostileProduct,
  hostileText,
  hugeNumbersProduct,
  longTitleProduct,
  soldOutProduct,
} from '@skafferi/fixtures/build'
import { toListItem } from '@skafferi/fixtures/world'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { cardOf } from '../../../internal/stories/story-products'
import { wishlistViewOf } from '../../../internal/stories/story-wishlist'
import { narrow, themes } from '../../../internal/story-frames'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { WishlistCard } from './WishlistCard'

const { items } = wishlistViewOf()
const item = items.find(({ card }) => card.variantId !== null)!
const oneOfSeveral = items.find(({ variantTitle }) => variantTitle !== null)!
/** The same product, saved without a variant. */
const several = { ...oneOfSeveral, variantTitle: null, card: { ...oneOfSeveral.card, variantId: null } }

const meta = {
  title: 'Commerce/Wishlist/WishlistCard',
  component: WishlistCard,
  args: {
    item,
    onSelect: fn(),
    onRemove: fn(),
    onQuantityChange: fn(),
    onNoteEdit: fn(),
    onAddToCart: fn(),
    onBuyNow: fn(),
    onSelectVariant: fn(),
  },
  decorators: [
    (Story) => <div className="max-w-80 overflow-hidden rounded-lg border border-line">{Story()}</div>,
    withShopPaths,
  ],
  parameters: guide({
    also: ['saved item', 'favourite'],
    use: ['To show a product on the wishlist page, with actions to buy, select and remove it.'],
    avoid: ['Other pages: use ProductCard, whose wishlist button saves a product.'],
    do: ['Place it in a ProductShelf, which aligns the cards of a row.', 'Show the expiry date from the store.'],
    dont: ['Do not ask for a confirmation before removing one product: it is easy to add again.'],
    keys: [
      { key: 'Tab', does: 'Moves from the checkbox to the wishlist button, through the card, then to the note.' },
      { key: 'Space', does: 'Selects the product, or presses the focused button.' },
      { key: 'Enter', does: 'Presses the focused button. The wishlist button removes the product.' },
    ],
    parts: [
      { name: 'Selection', is: 'Selects the product for bulk actions.', at: 'input[type=checkbox]' },
      { name: 'Expiry date', is: 'The date of automatic removal.', at: '.num, span' },
      { name: 'Wishlist button', is: 'Removes the product.', at: 'button[aria-pressed]' },
      { name: 'Product', is: 'The product card.', at: 'h3, h2' },
    ],
    content: ['Dates are written out.'],
    widths: 'As wide as a ProductCard.',
    announces: 'The checkbox and the wishlist button name the product.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof WishlistCard>

export default meta
type Story = StoryObj<typeof meta>

/** The shop's card with its expiry date and note. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { card, expires } = item
    await expect(canvas.getByText(`Saved until ${expires}`)).toBeVisible()
    await expect(canvas.getByText(card.price.text)).toBeVisible()
    const facts = canvas.getByRole('button', { name: /note/ }).getBoundingClientRect()
    await expect(facts.top).toBeGreaterThan(canvas.getByText(card.price.text).getBoundingClientRect().bottom)
  },
}

/** Saved as one of several variants, and bought before: the card sells that variant. */
export const OneOfSeveral: Story = {
  args: { item: { ...oneOfSeveral, lastBought: { date: '3 Nov 2026', quantity: 1200 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Saved variant: ${oneOfSeveral.variantTitle}`)).toBeVisible()
    await expect(canvas.getByText('Last bought: 1,200 on 3 Nov 2026')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
  },
}

/** The last three days are marked. */
export const LastDays: Story = {
  args: { item: { ...item, expiresSoon: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Only until ${item.expires}`)).toBeVisible()
  },
}

export const NeverBought: Story = {
  args: { item: { ...item, lastBought: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/bought/)).toBeNull()
  },
}

/** The page stores the quantity, so that several can be added at once, and opens the note dialog. */
export const NotifiesThePage: Story = {
  ...behaviour,
  args: { item: { ...item, note: 'For Easter' } },
  play: async ({ args, canvas }) => {
    const { id: productId, title } = item.card
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }))
    await expect(args.onQuantityChange).toHaveBeenCalledWith({
      productId,
      entry: expect.objectContaining({ value: 2 }),
    })
    await userEvent.click(canvas.getByRole('button', { name: `Edit the note of ${title}` }))
    await expect(args.onNoteEdit).toHaveBeenCalledWith({ productId, title, note: 'For Easter' })
  },
}

export const ActsFromHere: Story = {
  ...behaviour,
  play: async ({ args, canvas, step }) => {
    const { card } = item
    await step('the heart button removes it', async () => {
      const heart = canvas.getByRole('button', { name: `Wishlist, ${card.title}`, pressed: true })
      await userEvent.click(heart)
      await expect(args.onRemove).toHaveBeenCalledWith({ productId: card.id })
    })
    await step('it can be selected', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${card.title}` }))
      await expect(args.onSelect).toHaveBeenCalledWith({ productId: card.id, selected: true })
    })
    await step('it can be bought', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
      await expect(args.onAddToCart).toHaveBeenCalledWith({
        productId: card.id,
        variantId: card.variantId,
        quantity: 1,
      })
    })
  },
}

/** Checkbox, wishlist button, the card, then the note, by keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
    await userEvent.keyboard('[Space]')
    await expect(args.onSelect).toHaveBeenCalledWith({ productId: item.card.id, selected: true })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledWith({ productId: item.card.id })
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: item.card.title })).toHaveFocus()
    const note = canvas.getByRole('button', { name: /^(Add|Edit) (a|the) note/ })
    const presses = canvas.getAllByRole('button').length
    for (let press = 0; press < presses + 1 && document.activeElement !== note; press += 1) await userEvent.tab()
    await expect(note).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNoteEdit).toHaveBeenCalledOnce()
  },
}

export const Selected: Story = {
  args: { item: { ...item, selected: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

export const SelectedIsUndone: Story = {
  ...Selected,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(args.onSelect).toHaveBeenCalledWith({ productId: item.card.id, selected: false })
  },
}

export const Removing: Story = {
  args: { removal: 'busy' },
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: /^Wishlist/ })
    await expect(heart).toHaveAttribute('aria-busy', 'true')
  },
}

/** While it is being removed a second press does nothing. */
export const RemovingBlocksActions: Story = {
  ...Removing,
  ...behaviour,
  play: async ({ args, canvas }) => {
    const heart = canvas.getByRole('button', { name: /^Wishlist/ })
    await userEvent.click(heart)
    await expect(args.onRemove).not.toHaveBeenCalled()
  },
}

/** The NEW badge is on the picture, below the strip. */
export const New: Story = {
  args: { item: { ...item, card: { ...item.card, isNew: true } } },
  play: async ({ canvas }) => {
    const mark = canvas.getByText('NEW').getBoundingClientRect()
    await expect(mark.top).toBeGreaterThan(canvas.getByRole('checkbox').getBoundingClientRect().bottom)
  },
}

export const SeveralVariants: Story = { args: { item: several } }

export const SeveralVariantsChoose: Story = {
  ...SeveralVariants,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select Variant' }))
    await expect(args.onSelectVariant).toHaveBeenCalledWith({ productId: several.card.id })
  },
}

export const Added: Story = {
  args: { state: 'added' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Item added to cart')).toBeVisible()
  },
}

export const SoldOut: Story = {
  args: { item: { ...item, card: cardOf(toListItem(soldOutProduct())) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Out of stock' })).toBeDisabled()
  },
}

export const WithoutNote: Story = {
  args: { item: { ...item, note: null } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(item.note!)
    await expect(within(canvasElement).getByRole('button', { name: /^Add a note to / })).toBeVisible()
  },
}

export const Minimal: Story = { args: { item: { ...item, card: cardOf(toListItem(bareProduct())) } } }
export const HugeNumbers: Story = { args: { item: { ...item, card: cardOf(toListItem(hugeNumbersProduct())) } } }

/** Hostile titles and notes are shown as text. */
export const HostileText: Story = {
  args: { item: { ...item, note: hostileText, card: cardOf(toListItem(hostileProduct())) } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
  },
}

/** At 320 px nothing overflows the card. */
export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: {
    item: {
      ...item,
      note: 'x'.repeat(200),
      expires: '30 September 12026',
      card: cardOf(toListItem(longTitleProduct())),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    const [card] = within(canvasElement).getAllByRole('article')
    await expect(card!.scrollWidth).toBeLessThanOrEqual(card!.clientWidth)
  },
}

/** On a phone the card is horizontal, with the strip above it. */
export const Phone: Story = { globals: { viewport: { value: 'mobile2' } } }

export const Themes: Story = { decorators: [themes] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
