import { emptyFillDraft, withStep } from '@skafferi/domain/rules/shelf/fill-draft'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { filledDraft, shelfViewOf, storyPlace, storyShelf, suggestedShelf } from '../../../internal/stories/story-shelf'
import { tabTo } from '../../../internal/stories/tab-to'
import { withShopPaths } from '../../service/shop-paths/story-paths'
import { ShelfSlot, type ShelfSlotProps } from './ShelfSlot'

const placeOf = (sku: string, view = shelfViewOf()) => view.places.find((place) => place.sku === sku)!
const fish = placeOf('SAL-0120')

/** The place of the fish with something else known about it. */
const changed = (change: Parameters<typeof storyPlace>[0][3], left: number | null = 35) =>
  placeOf('SAL-0120', shelfViewOf({ ...storyShelf, places: [storyPlace(['SAL-0120', 96, left, change])] }))

const meta = {
  title: 'Commerce/Shelf/ShelfSlot',
  component: ShelfSlot,
  args: { place: fish, onFill: fn() },
  parameters: {
    chromatic: { disableSnapshot: true },
    ...guide({
      also: ['bay', 'shelf place'],
      use: ['One article of a ShelfBoard.'],
      avoid: ['A product to discover: use ProductCard.'],
      do: ['Say “about”: what is left is an estimate.', 'Show the price at the quantity that Fill adds.'],
      dont: ['Don’t put it into the cart on its own: it fills the draft, which one button adds.'],
      keys: [{ key: 'Tab', does: 'Moves from the article to Fill.' }],
      parts: [
        { name: 'Packs', is: 'What is left and what is missing, true to scale.', at: '[data-place] > span' },
        { name: 'Article', is: 'Its name, without the brand that its pack shows.', at: 'h3' },
        { name: 'Fill', is: 'Fills the place.', at: 'button' },
        {
          name: 'Undo',
          is: 'Empties a filled place, which is tinted. Where Fill was.',
          at: '[aria-label^=Undo]',
          rare: true,
        },
      ],
      content: ['The name leaves out the brand, which the picture shows; screen readers hear it.'],
      widths: 'As wide as its place: an eighth of the board, 116 px on phones.',
      announces: 'The button names the article and the pieces.',
      pairs: 'not applicable',
    }),
  },
  decorators: [
    withShopPaths,
    (Story) => <div className="grid w-38 grid-rows-[8.25rem_auto] border-b-2 border-shelf bg-surface">{Story()}</div>,
  ],
} satisfies Meta<typeof ShelfSlot>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('about 35 left, 11 over')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Sältan Salt Liquorice Fish' })).toBeVisible()
  },
}

export const Fills: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fill Sältan Salt Liquorice Fish with 72 bags' }))
    await expect(args.onFill).toHaveBeenCalledWith({ variantId: fish.variantId, pieces: 72 })
  },
}

export const Filled: Story = {
  args: { place: placeOf('SAL-0120', shelfViewOf(storyShelf, filledDraft(storyShelf, 'SAL-0120'))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('72 bags')).toBeVisible()
    await expect(canvas.getByText('3 cartons')).toBeVisible()
    await expect(canvas.getByRole('button')).toHaveTextContent(/^Undo$/)
    await expect(canvas.queryByRole('button', { name: /^Fill/ })).toBeNull()
  },
}

export const TakesBack: Story = {
  ...behaviour,
  args: Filled.args,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: 72 bags of Sältan Salt Liquorice Fish' }))
    await expect(args.onFill).toHaveBeenCalledWith({ variantId: fish.variantId, pieces: 0 })
  },
}

/** The place with what was filled. */
const Filling: Story['render'] = function Filling(args) {
  const [draft, setDraft] = useState(emptyFillDraft)
  const fill: ShelfSlotProps['onFill'] = (line) => {
    args.onFill(line)
    setDraft((now) => withStep(now, [line]))
  }
  return <ShelfSlot {...args} place={placeOf('SAL-0120', shelfViewOf(storyShelf, draft))} onFill={fill} />
}

/** Undo is where Fill was, and keeps its focus; the second press of a double press is no Undo. */
export const DoublePress: Story = {
  ...behaviour,
  render: Filling,
  play: async ({ args, canvas }) => {
    const fill = canvas.getByRole('button', { name: /^Fill/ })
    const { right, bottom } = fill.getBoundingClientRect()
    await userEvent.dblClick(fill)
    await expect(args.onFill).toHaveBeenCalledOnce()
    const undo = canvas.getByRole('button', { name: /^Undo/ })
    const place = undo.getBoundingClientRect()
    await expect([place.right, place.bottom]).toEqual([right, bottom])
    await waitFor(async () => {
      await userEvent.click(undo)
      await expect(canvas.getByRole('button', { name: /^Fill/ })).toHaveFocus()
    })
    await expect(args.onFill).toHaveBeenLastCalledWith({ variantId: fish.variantId, pieces: 0 })
  },
}

export const Full: Story = {
  args: { place: changed({}, 96) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Full')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** It is not full, but too little is missing to order more. */
export const NearlyFull: Story = {
  args: { place: placeOf('SAL-0140') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('about 44 of 48 left')).toBeVisible()
    await expect(canvas.getByText('Enough')).toBeVisible()
    await expect(canvas.queryByText('Full')).toBeNull()
  },
}

/** Too little is missing to order a carton. */
export const Enough: Story = {
  args: { place: changed({ state: 'full', fill: null }, 60) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('about 60 of 96 left')).toBeVisible()
    await expect(canvas.getByText('Enough')).toBeVisible()
  },
}

/** The fill takes all the stock there is. */
export const LastPieces: Story = {
  args: { place: changed({ inventory_quantity: 72 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('the last 72')).toBeVisible()
  },
}

export const OnItsWay: Story = {
  args: { place: placeOf('LJU-0070') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('about 24 + 48 coming')).toBeVisible()
    await expect(canvas.getByText('by Tue 1 Dec')).toBeVisible()
  },
}

/** No day is promised. */
export const OnItsWayWithoutDay: Story = {
  args: { place: changed({ state: 'on_its_way', fill: null, under_way: { quantity: 72, arrives_on: null } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('about 35 + 72 coming')).toBeVisible()
    await expect(canvas.getByText('On its way')).toBeVisible()
  },
}

/** Nothing is estimated. */
export const OnItsWayNotEstimated: Story = {
  args: {
    place: changed({ state: 'on_its_way', fill: null, under_way: { quantity: 72, arrives_on: '2026-12-01' } }, null),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('72 on their way')).toBeVisible()
  },
}

const restFill = { unit_price: 1.85, total: 88.8, saved: 0, next_tier: null }

export const InCart: Story = {
  args: { place: placeOf('KAL-0344') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('about 20 + 80 in cart')).toBeVisible()
  },
}

const comingAndInCart = {
  state: 'in_cart',
  fill: null,
  cart_quantity: 80,
  under_way: { quantity: 240, arrives_on: '2026-12-04' },
} as const

/** A part of what is missing is in the cart: the rest is offered. */
export const PartInCart: Story = {
  args: { place: changed({ state: 'in_cart', cart_quantity: 24, fill: { ...restFill, quantity: 48 } }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('about 35 + 24 in cart of 96')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add 48 bags of Sältan Salt Liquorice Fish' })).toBeVisible()
    await expect(canvasElement.querySelectorAll('[data-facing=gap]')).toHaveLength(1)
  },
}

/** A part of what is missing is under way. */
export const PartOnItsWay: Story = {
  args: {
    place: changed({
      state: 'on_its_way',
      under_way: { quantity: 24, arrives_on: '2026-12-01' },
      fill: { ...restFill, quantity: 48 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('about 35 + 24 coming of 96')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add 48 bags of Sältan Salt Liquorice Fish' })).toBeVisible()
  },
}

/** What is in the cart does not hide what is under way. */
export const InCartAndOnItsWay: Story = {
  args: { place: changed(comingAndInCart) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const facts = canvas.getByText('about 35 + 240 coming + 80 in cart')
    await expect(facts.scrollWidth).toBeLessThanOrEqual(facts.clientWidth)
    await expect(canvas.getByText('by Fri 4 Dec')).toBeVisible()
  },
}

/** Nothing is estimated. */
export const InCartAndOnItsWayNotEstimated: Story = {
  args: { place: changed(comingAndInCart, null) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('240 coming + 80 in the cart')).toBeVisible()
  },
}

/** Without a rhythm nothing is estimated. */
export const NotEstimated: Story = {
  args: { place: changed({}, null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('last ordered 13 Nov')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add 96 bags of Sältan Salt Liquorice Fish' })).toBeVisible()
  },
}

export const OutOfStock: Story = {
  args: { place: placeOf('RIM-1304') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of stock')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Restricted: Story = {
  args: { place: changed({ state: 'restricted', fill: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cannot be delivered to you')).toBeVisible()
  },
}

export const NotForSale: Story = {
  args: { place: changed({ state: 'not_for_sale', fill: null, tiers: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No longer sold')).toBeVisible()
  },
}

export const Suggested: Story = {
  args: { place: placeOf('SAL-0120', shelfViewOf(suggestedShelf)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('carton of 24 bags')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add 24 bags of Sältan Salt Liquorice Fish' })).toBeVisible()
  },
}

/** The fill is exactly what is missing. */
export const Exact: Story = {
  args: { place: changed({}, 24) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('about 24 of 96 left')).toBeVisible()
    await expect(canvas.getByText('50+')).toBeVisible()
  },
}

/** The closest number of cartons is more than what is missing: the label says by how much. */
export const NearestCarton: Story = {
  args: { place: changed({ fill: { quantity: 72, unit_price: 1.85, total: 133.2, saved: 0, next_tier: null } }, 40) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('about 40 left, 16 over')).toBeVisible()
    await expect(canvas.getByText('3 cartons')).toBeVisible()
  },
}

/** Cartons that have no room beside the price are above it: all prices of a row are on one line with their buttons. */
export const ManyCartons: Story = {
  ...behaviour,
  args: { place: changed({ fill: { quantity: 336, unit_price: 1.85, total: 621.6, saved: 0, next_tier: null } }, 40) },
  decorators: [(Story) => <div style={{ inlineSize: 152 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [price, cartons, fill] = [canvas.getByText(/^€/), canvas.getByText('14 cartons'), canvas.getByRole('button')]
    await expect(cartons.getBoundingClientRect().bottom).toBeLessThanOrEqual(price.getBoundingClientRect().top)
    const middleOf = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect()
      return (top + bottom) / 2
    }
    await expect(Math.abs(middleOf(price) - middleOf(fill))).toBeLessThanOrEqual(1)
  },
}

/** The focus ring of the name is around the place, where no text is. */
export const FocusOnName: Story = {
  ...behaviour,
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByRole('link')
    await tabTo(name)
    const place = canvasElement.querySelector('[data-place]')!
    await expect(getComputedStyle(name).outlineStyle).toBe('none')
    await expect(getComputedStyle(name).textDecorationLine).toBe('underline')
    const { borderTopStyle, top, bottom } = getComputedStyle(place, '::after')
    await expect([borderTopStyle, top, bottom]).toEqual(['solid', '0px', '0px'])
  },
}

/** The quantity of a lower price is more than what is missing. */
export const BulkPrice: Story = {
  args: { place: changed({ fill: { quantity: 50, unit_price: 1.48, total: 74, saved: 18.5, next_tier: null } }, 50) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('about 50 left, 4 over')).toBeVisible()
    await expect(canvas.getByText('50+')).toBeVisible()
  },
}

/** A part of what is missing waits for stock. */
export const PartWaiting: Story = {
  args: { place: changed({ under_way: { quantity: 24, arrives_on: null } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('about 35 + 24 coming of 96')).toBeVisible()
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('button'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onFill).toHaveBeenCalledWith({ variantId: fish.variantId, pieces: 72 })
  },
}

export const LongHostileText: Story = {
  args: { place: { ...fish, title: `${hostileText} ${'x'.repeat(200)}`, unit: hostileText } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img[onerror]')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
