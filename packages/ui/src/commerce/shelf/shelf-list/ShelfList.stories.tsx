import { emptyFillDraft, withStep } from '@skafferi/domain/rules/shelf/fill-draft'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { guide } from '../../../internal/stories/guide'
import { behaviour } from '../../../internal/stories/behaviour'
import { filledDraft, shelfViewOf, storyPlace, storyShelf } from '../../../internal/stories/story-shelf'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { ShelfList, type ShelfListProps } from './ShelfList'

const { places } = shelfViewOf()
const [fish] = places

const meta = {
  title: 'Commerce/Shelf/ShelfList',
  component: ShelfList,
  args: { places, onFill: fn() },
  parameters: {
    chromatic: { disableSnapshot: true },
    ...guide({
      also: ['order list', 'reorder list'],
      use: ['The same shelf as a ShelfBoard, with a quantity in each row.'],
      avoid: ['The products of the shop: use QuickOrder.'],
      do: ['Keep the draft when the buyer changes between board and list.'],
      dont: ['Don’t change what is typed.'],
      keys: [
        { key: 'Tab', does: 'Moves between articles and quantities.' },
        { key: 'Enter', does: 'In a quantity: goes to the next one; with Shift to the one before.' },
      ],
      parts: [
        { name: 'Article', is: 'Picture, name and SKU.', at: 'a' },
        { name: 'Quantity', is: 'Pieces to order; 0 for none.', at: 'input' },
      ],
      content: ['The same sentences as on the board.'],
      widths: 'One row for each article, with heads from 1024 px; on phones two lines.',
      announces: 'A list with a name; each quantity names its article.',
      pairs: 'not applicable',
    }),
  },
  decorators: [withShopPaths],
} satisfies Meta<typeof ShelfList>

export default meta
type Story = StoryObj<typeof meta>

const quantityOf = (canvas: ReturnType<typeof within>, title: string) =>
  canvas.getByRole('spinbutton', { name: `Quantity of ${title}` })

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(24)
    await expect(canvas.getAllByPlaceholderText('Qty')[0]).toBeVisible()
    await expect(canvas.queryByRole('spinbutton', { name: 'Quantity of Rimma Polar Ice extra strong' })).toBeNull()
  },
}

/** Each row has the price at the missing quantity, and fills it with one press. */
export const Fills: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const row = within(canvas.getAllByRole('listitem')[0]!)
    await expect(row.getByText('€1.48')).toBeVisible()
    await expect(row.getByText('11 over, for the carton')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: /^Fill Sältan Salt Liquorice Fish with 72/ }))
    await expect(args.onFill).toHaveBeenLastCalledWith({ variantId: fish!.variantId, pieces: 72 })
  },
}

/** The fill is more than the place holds, because of its lower price. */
export const BulkPrice: Story = {
  args: {
    places: shelfViewOf({
      ...storyShelf,
      places: [
        storyPlace([
          'SAL-0120',
          96,
          50,
          { fill: { quantity: 50, unit_price: 1.48, total: 74, saved: 18.5, next_tier: null } },
        ]),
      ],
    }).places,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 over, for the bulk price')).toBeVisible()
  },
}

/** On tablets the names have room. */
export const Tablet: Story = {
  ...behaviour,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('link', { name: fish!.title }).parentElement!
    await expect(name.getBoundingClientRect().width).toBeGreaterThan(220)
  },
}

export const Types: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const field = quantityOf(canvas, fish!.title)
    await userEvent.clear(field)
    await userEvent.type(field, '7')
    await expect(args.onFill).toHaveBeenLastCalledWith({ variantId: fish!.variantId, pieces: 7 })
  },
}

export const Filled: Story = {
  args: { places: shelfViewOf(storyShelf, filledDraft(storyShelf, 'SAL-0120')).places },
  play: async ({ canvas }) => {
    await expect(quantityOf(canvas, fish!.title)).toHaveValue('72')
    await expect(canvas.getByText('€106.56')).toBeVisible()
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    const [first, second] = canvas.getAllByRole<HTMLInputElement>('spinbutton')
    first!.focus()
    await userEvent.keyboard('{Backspace}5')
    await expect(args.onFill).toHaveBeenLastCalledWith({ variantId: fish!.variantId, pieces: 5 })
    await userEvent.keyboard('{Enter}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await expect(first).toHaveFocus()
  },
}

const [filledFish] = shelfViewOf(storyShelf, filledDraft(storyShelf, 'SAL-0120')).places

/** Going on selects the quantity, so that typing replaces it. */
export const EnterSelects: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { places: [places[1]!, filledFish!] },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole<HTMLInputElement>('spinbutton')
    first!.focus()
    await userEvent.keyboard('{Enter}')
    await expect(second).toHaveFocus()
    await expect([second!.selectionStart, second!.selectionEnd]).toEqual([0, 2])
  },
}

/** An amount that may be a slip gets a note. It can be ordered. */
export const MuchMore: Story = {
  args: {
    places: shelfViewOf(storyShelf, { ...emptyFillDraft, steps: [[{ variantId: fish!.variantId, pieces: 2412 }]] })
      .places,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('about 25 full shelves')).toBeVisible()
    await expect(quantityOf(canvas, fish!.title)).toHaveAccessibleDescription('about 25 full shelves')
  },
}

/** Invalid text stays in its field, with an error. */
export const Invalid: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const field = quantityOf(canvas, fish!.title)
    await userEvent.clear(field)
    await userEvent.paste('1,5')
    await userEvent.tab()
    await expect(await canvas.findByText('Enter a whole number from 1 to 3,400.')).toBeVisible()
    await expect(field).toHaveValue('1,5')
    await expect(args.onFill).not.toHaveBeenCalled()
  },
}

/** The stock limits a quantity, together with the pieces in the cart. */
export const AboveStock: Story = {
  ...behaviour,
  args: {
    places: shelfViewOf({
      ...storyShelf,
      places: [{ ...storyPlace(['SAL-0120', 96, 50, {}]), inventory_quantity: 209, cart_quantity: 200 }],
    }).places,
  },
  play: async ({ args, canvas }) => {
    const field = quantityOf(canvas, fish!.title)
    await userEvent.clear(field)
    await userEvent.paste('50')
    await userEvent.tab()
    await expect(await canvas.findByText('Only 209 in stock, 200 in the cart')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: `Take 9 of ${fish!.title}` }))
    await expect(args.onFill).toHaveBeenLastCalledWith({ variantId: fish!.variantId, pieces: 9 })
    await expect(canvas.queryByText(/^Only 209 in stock/)).toBeNull()
  },
}

/** A refused text takes out what was typed before it. */
export const RefusedFillsNothing: Story = {
  ...behaviour,
  render: function Typing(args) {
    const [draft, setDraft] = useState(filledDraft(storyShelf, 'SAL-0120'))
    const fill: ShelfListProps['onFill'] = (line) => {
      args.onFill(line)
      setDraft((now) => withStep(now, [line]))
    }
    return <ShelfList {...args} places={shelfViewOf(storyShelf, draft).places} onFill={fill} />
  },
  play: async ({ args, canvas }) => {
    const field = quantityOf(canvas, fish!.title)
    for (const text of ['99999999', '1,5']) {
      await userEvent.clear(field)
      await userEvent.type(field, text)
      await expect(args.onFill).toHaveBeenLastCalledWith({ variantId: fish!.variantId, pieces: 0 })
      await expect(field).toHaveValue(text)
      await expect(field).toBeInvalid()
    }
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
