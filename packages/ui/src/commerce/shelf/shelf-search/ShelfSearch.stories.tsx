import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { toSuggestionsView } from '@skafferi/domain/shop/catalogue'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { onAPhone } from '../../../internal/stories/on-a-phone'
import { failed, problemOf, ready } from '../../../internal/stories/story-load'
import { storyLocale } from '../../../internal/stories/story-products'
import { storyWorld } from '../../../internal/stories/story-world'
import { ShelfSearch, type ShelfSearchProps } from './ShelfSearch'

const found = storyWorld.listItems.filter(
  ({ title, variant_id, kept_out }) => /liquorice/i.test(title) && variant_id !== null && kept_out === null,
)
const [first, second] = found as [(typeof found)[number], (typeof found)[number]]
const products = [
  { ...first, last_quantity: 48, last_ordered_at: '2026-11-12T09:00:00Z' },
  { ...second, last_quantity: null, last_ordered_at: null },
  { ...second, id: 'prod_several', title: 'Liquorice in two sizes', variant_id: null },
]
const suggestions = ready(toSuggestionsView({ products, count: 3 }, 'liquor', storyLocale))

const meta = {
  title: 'Commerce/Shelf/ShelfSearch',
  component: ShelfSearch,
  args: { suggestions, placed: [], isFull: false, onType: fn(), onAdd: fn() },
  parameters: {
    chromatic: { disableSnapshot: true },
    ...guide({
      also: ['article picker', 'add item', 'product lookup'],
      use: ['While a shelf is arranged.'],
      avoid: ['To order articles: use SearchSuggestions.'],
      do: ['Keep the result, so that several articles can be added.'],
      dont: ['Don’t hide articles that are on the shelf: say so.'],
      keys: [
        { key: 'Tab', does: 'Moves from the field to the articles.' },
        { key: 'Enter', does: 'Adds the focused article.' },
      ],
      parts: [
        { name: 'Field', is: 'Name, SKU or EAN.', at: 'input' },
        { name: 'Article', is: 'With Add, or why it cannot be added.', at: 'li' },
      ],
      content: ['A full place has the pieces of the last order, otherwise one carton.'],
      widths: 'As wide as the dialog.',
      announces: 'Politely, how many articles are found, and which was added.',
      pairs: 'not applicable',
    }),
  },
} satisfies Meta<typeof ShelfSearch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByText('Several variants: search for the EAN of one')).toBeVisible()
  },
}

export const Idle: Story = { args: { suggestions: { status: 'idle' } } }

export const Loading: Story = { args: { suggestions: { status: 'loading' } } }

export const NothingFound: Story = {
  args: { suggestions: ready(toSuggestionsView({ products: [], count: 0 }, 'zzz', storyLocale)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found')
  },
}

export const Failed: Story = {
  args: { suggestions: failed(problemOf('load_products'), fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The search is not available.')
  },
}

export const Full: Story = {
  args: { isFull: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** The shelf has the article as soon as it is saved. */
function WithShelf({ onAdd, ...props }: ShelfSearchProps) {
  const [placed, setPlaced] = useState<readonly string[]>([])
  return (
    <ShelfSearch
      {...props}
      placed={placed}
      onAdd={(event) => {
        onAdd(event)
        setPlaced([...placed, ...event.places.map(({ variantId }) => variantId)])
      }}
    />
  )
}

/** The place has the pieces of the last order, or one carton; the focus goes on to the field. */
export const AddsByKeyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  render: (args) => <WithShelf {...args} />,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search for an article to add' })
    await userEvent.type(field, 'liquor')
    await expect(args.onType).toHaveBeenLastCalledWith({ text: 'liquor' })
    canvas.getByRole('button', { name: `Add ${first.title} to your shelf` }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAdd).toHaveBeenLastCalledWith({
      places: [{ variantId: first.variant_id, target: 48, facings: 1 }],
    })
    await expect(canvas.getByRole('status')).toHaveTextContent(`${first.title} is added.`)
    await expect(canvas.getByText('On your shelf')).toBeVisible()
    await expect(field).toHaveFocus()
    canvas.getByRole('button', { name: `Add ${second.title} to your shelf` }).focus()
    await userEvent.keyboard('{Enter}')
    const { variant_id: variantId, carton_size: target } = second
    await expect(args.onAdd).toHaveBeenLastCalledWith({ places: [{ variantId, target: target ?? 1, facings: 1 }] })
  },
}

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
