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
  blockedBy: null,
  ...rest,
})

const rows: readonly ListedCategoryView[] = [
  row('food-candy', 'Food & Candy', { products: '24', blockedBy: { what: 'products', count: 24 } }),
  row('liquorice', 'Liquorice', {
    level: 2,
    siblings: 2,
    parent: 'Food & Candy',
    blockedBy: { what: 'categories', count: 1 },
  }),
  row('salt-liquorice', 'Salt liquorice', {
    level: 3,
    siblings: 1,
    parent: 'Liquorice',
    products: '9',
    blockedBy: { what: 'products', count: 9 },
  }),
  row('coffee', 'Coffee', {
    level: 2,
    place: 2,
    siblings: 2,
    parent: 'Food & Candy',
    products: '12',
    blockedBy: { what: 'products', count: 12 },
  }),
  row('nicotine-pouches', 'Nicotine Pouches', {
    place: 2,
    products: '1,240',
    blockedBy: { what: 'products', count: 1240 },
  }),
  row('seasonal', 'Seasonal', { place: 3 }),
]

const parents = rows.filter(({ level }) => level < 3).map(({ id, name, level }) => ({ id, name, level }))
const stored = { name: 'Liquorice', handle: 'liquorice', description: 'Sweet and salt.', parent: 'food-candy' }
const rest = { stored: null, parents, remoteChanges: [], busy: false, failure: null, faults: {} }
const ready = { status: 'ready', refreshing: false, view: rows } as const

const meta = {
  title: 'Office/Screens/CategoriesScreen',
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

/** No snapshot: its parts have their own. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /^Liquorice.*Under Food & Candy/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'New category...' })).toBeVisible()
  },
}

export const Loading: Story = { args: { categories: { status: 'loading' } } }

export const Empty: Story = { args: { categories: { ...ready, view: [] } } }

export const Failed: Story = {
  args: { categories: { status: 'failed', request: '8f2c-19d4', code: 'network', retry: fn() } },
}

/** After a concurrent move, the current tree is shown and nothing is overwritten. */
export const MoveRefused: Story = {
  args: {
    problem:
      'A colleague has changed or moved this category. The page shows it as it is now; repeat your change if you still want it.',
  },
}

export const Adding: Story = { args: { open: { action: 'add', parent: 'food-candy', ...rest } } }

/** Changes by another operator are listed above the form. */
export const EditConflict: Story = {
  args: {
    open: {
      action: 'change',
      id: 'liquorice',
      ...rest,
      stored,
      remoteChanges: [{ what: 'parent', before: 'Food & Candy', after: null }],
      failure:
        'A colleague has changed or moved this category. The page shows it as it is now; repeat your change if you still want it.',
    },
  },
}

/** The store's refusal is shown at its field. */
export const NameTaken: Story = {
  args: {
    open: {
      action: 'add',
      parent: '',
      ...rest,
      failure: 'A category with this name already exists.',
      faults: { name: { code: 'taken', message: 'is taken' } },
    },
  },
}

export const Deleting: Story = {
  args: { open: { action: 'delete', id: 'seasonal', ...rest, stored: { ...stored, name: 'Seasonal' } } },
}

/** A category with products cannot be deleted: the dialog says why and has no button to delete. */
export const NotEmpty: Story = {
  args: { open: { action: 'delete', id: 'salt-liquorice', ...rest, stored: { ...stored, name: 'Salt liquorice' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^9 products are in this category/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Delete category' })).toBeNull()
  },
}

/** Three categories that can be moved. */
function MovableCategories(props: CategoriesScreenProps) {
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

/** A category is moved with the keyboard: the button keeps the focus, and the new position is announced. */
export const Keyboard: Story = {
  ...behaviour,
  render: (args) => <MovableCategories {...args} />,
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

/** Edited fields are sent with the stored values of the others. */
export const Saves: Story = {
  ...behaviour,
  args: { open: { action: 'change', id: 'liquorice', ...rest, stored } },
  play: async ({ args, canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' & salt')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Parent category' }), 'Nicotine Pouches')
    await userEvent.keyboard('{Tab}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledWith({ ...stored, name: 'Liquorice & salt', parent: 'nicotine-pouches' })
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(null))
  },
}

/** The input is kept after a refusal. */
export const KeepsInputAfterRefusal: Story = {
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

/** Without the permission, there are no buttons. */
export const ReadOnly: Story = {
  ...behaviour,
  args: { editable: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nicotine Pouches')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /category|Move|What to do/ })).toBeNull()
  },
}

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
