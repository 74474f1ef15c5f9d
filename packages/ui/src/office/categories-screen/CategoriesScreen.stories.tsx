import type { ListedCategoryView } from '@skafferi/domain/office/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { CategoriesScreen, type CategoriesScreenProps } from './CategoriesScreen'

const row = (id: string, name: string, rest: Partial<ListedCategoryView>): ListedCategoryView => ({
  id,
  name,
  handle: id,
  level: 1,
  place: 1,
  siblings: 3,
  parent: null,
  products: '0',
  holds: null,
  ...rest,
})

const rows: readonly ListedCategoryView[] = [
  row('food-candy', 'Food & Candy', { products: '24', holds: { what: 'products', count: 24 } }),
  row('liquorice', 'Liquorice', {
    level: 2,
    siblings: 2,
    parent: 'Food & Candy',
    holds: { what: 'categories', count: 1 },
  }),
  row('salt-liquorice', 'Salt liquorice', {
    level: 3,
    siblings: 1,
    parent: 'Liquorice',
    products: '9',
    holds: { what: 'products', count: 9 },
  }),
  row('coffee', 'Coffee', {
    level: 2,
    place: 2,
    siblings: 2,
    parent: 'Food & Candy',
    products: '12',
    holds: { what: 'products', count: 12 },
  }),
  row('nicotine-pouches', 'Nicotine Pouches', {
    place: 2,
    products: '1,240',
    holds: { what: 'products', count: 1240 },
  }),
  row('seasonal', 'Seasonal', { place: 3 }),
]

const parents = rows.filter(({ level }) => level < 3).map(({ id, name, level }) => ({ id, name, level }))
const kept = { name: 'Liquorice', handle: 'liquorice', description: 'Sweet and salt.', parent: 'food-candy' }
const rest = { kept: null, parents, remoteChanges: [], busy: false, failure: null, faults: {} }
const ready = { status: 'ready', refreshing: false, view: rows } as const

const meta = {
  title: 'Office/Pages/CategoriesScreen',
  component: CategoriesScreen,
  decorators: [inOffice('categories')],
  parameters: { layout: 'fullscreen' },
  args: {
    categories: ready,
    productsHref: '/office/products',
    editable: true,
    problem: null,
    open: null,
    onOpen: fn(),
    onMove: fn(async () => true),
    onSave: fn(async () => true),
    onDelete: fn(async () => true),
  },
} satisfies Meta<typeof CategoriesScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Not photographed: what it is made of has pictures of its own. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /^Liquorice.*Under Food & Candy/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'New category' })).toBeVisible()
  },
}

export const Loading: Story = { args: { categories: { status: 'loading' } } }

export const Empty: Story = { args: { categories: { ...ready, view: [] } } }

export const Failing: Story = {
  args: { categories: { status: 'failed', request: '8f2c-19d4', code: 'network', retry: fn() } },
}

/** A colleague has moved it meanwhile: the tree is as it is now, and nothing was written over it. */
export const MoveRefused: Story = { args: { problem: 'A colleague has changed or moved this category meanwhile.' } }

export const Adding: Story = { args: { open: { action: 'add', parent: 'food-candy', ...rest } } }

/** A colleague has changed the category meanwhile: what differs stands above what is typed. */
export const EditConflict: Story = {
  args: {
    open: {
      action: 'change',
      id: 'liquorice',
      ...rest,
      kept,
      remoteChanges: [{ what: 'parent', before: 'Food & Candy', after: null }],
      failure: 'A colleague has changed or moved this category meanwhile.',
    },
  },
}

/** What the store refuses is said at its field. */
export const Refused: Story = {
  args: {
    open: {
      action: 'add',
      parent: '',
      ...rest,
      failure: 'A category with this name already exists.',
      faults: { name: 'is taken' },
    },
  },
}

export const Deleting: Story = {
  args: { open: { action: 'delete', id: 'seasonal', ...rest, kept: { ...kept, name: 'Seasonal' } } },
}

/** Of one with products it is said at once what is in the way; there is nothing to press that would be refused. */
export const NotEmpty: Story = {
  args: { open: { action: 'delete', id: 'salt-liquorice', ...rest, kept: { ...kept, name: 'Salt liquorice' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^9 products are in this category/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Delete category' })).toBeNull()
  },
}

/** Seasonal, from the last place to the first, and further down again. */
function Moving(props: CategoriesScreenProps) {
  const [order, setOrder] = useState<readonly string[]>(['food-candy', 'nicotine-pouches', 'seasonal'])
  const view = order.map((id, index) => ({ ...rows.find((each) => each.id === id)!, place: index + 1 }))
  async function move({ id, by }: { id: string; by: -1 | 1 }) {
    await Promise.resolve()
    setOrder((now) => {
      const to = now.indexOf(id) + by
      return now.filter((each) => each !== id).toSpliced(to, 0, id)
    })
    return true
  }
  return <CategoriesScreen {...props} categories={{ ...ready, view }} onMove={move} />
}

/** A category is moved with keys alone: the button stays under the fingers, and its new place is told. */
export const Keyboard: Story = {
  ...behaviour,
  render: (args) => <Moving {...args} />,
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent?.split(/\d/)[0])
    const down = await canvas.findByRole('button', { name: 'Move Food & Candy down' })
    down.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(names()).toEqual(['Nicotine Pouches', 'Food & Candy', 'Seasonal']))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move Food & Candy down' })).toHaveFocus())
    await expect(canvas.getByText('Food & Candy is now 2 of 3.')).toHaveRole('status')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(names()).toEqual(['Nicotine Pouches', 'Seasonal', 'Food & Candy']))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move Food & Candy down' })).toHaveFocus())
    canvas.getByRole('button', { name: 'Move Seasonal up' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(names()).toEqual(['Seasonal', 'Nicotine Pouches', 'Food & Candy']))
    await expect(canvas.getByRole('button', { name: 'Move Seasonal up' })).toHaveFocus()
  },
}

/** What is typed is sent as it is; what was not typed is what is kept. */
export const Saves: Story = {
  ...behaviour,
  args: { open: { action: 'change', id: 'liquorice', ...rest, kept } },
  play: async ({ args, canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' & salt')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Parent category' }), 'Nicotine Pouches')
    await userEvent.keyboard('{Tab}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledWith({ ...kept, name: 'Liquorice & salt', parent: 'nicotine-pouches' })
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(null))
  },
}

/** Nothing that was typed is lost where it is refused. */
export const KeepsWhatWasTyped: Story = {
  ...behaviour,
  args: { open: { action: 'add', parent: '', ...rest }, onSave: fn(async () => false) },
  play: async ({ args, canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Advent')
    await userEvent.click(canvas.getByRole('button', { name: 'Add category' }))
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Advent', handle: '', description: '', parent: '' })
    await expect(name).toHaveValue('Advent')
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

/** Who may only look finds nothing to press. */
export const ReadOnly: Story = {
  ...behaviour,
  args: { editable: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nicotine Pouches')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /category|Move|What to do/ })).toBeNull()
  },
}

export const OnAPhone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
