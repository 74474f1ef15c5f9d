import type { SaleProductView } from '@skafferi/domain/office/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { storySale } from '../../internal/stories/story-content'
import { inOffice } from '../story-frame'
import { FlashSaleScreen } from './FlashSaleScreen'

const products: SaleProductView[] = storySale.cards.slice(0, 5).map((card) => ({
  productId: card.id,
  title: card.title,
  image: card.picture.src,
  percent: card.sale?.percent.replace('%', '') ?? '10',
  nearest: undefined,
  card,
}))
const items = products.map(({ productId, percent }) => ({ productId, percent }))
const draft = { title: 'Weekend pantry', starts: '2026-11-27', ends: '2026-11-29', items }
const span = { begins: 'Fri, 27 Nov, 00:00', ends: 'Mon, 30 Nov, 00:00' }
const planned = {
  status: 'ready',
  refreshing: false,
  view: { title: 'Weekend pantry', state: 'planned', span },
} as const

const meta = {
  title: 'Office/Screens/FlashSaleScreen',
  component: FlashSaleScreen,
  decorators: [inOffice('promotions')],
  parameters: { layout: 'fullscreen' },
  args: {
    sale: planned,
    promotionsHref: '/office/promotions',
    draft,
    changed: [],
    products,
    remoteChanges: [],
    editable: true,
    saving: false,
    stopping: false,
    problem: null,
    faults: {},
    found: null,
    searching: false,
    onSearch: fn(),
    onType: fn(),
    onDiscard: fn(),
    onSave: fn(),
    onDismissRemoteChanges: fn(),
    onStop: fn(async () => true),
  },
} satisfies Meta<typeof FlashSaleScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The form with a preview of the home page. No snapshot: the cards have their own. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const preview = await canvas.findByRole('region', { name: 'On the home page' })
    const boxes = [...preview.querySelectorAll('article')].map((card) => card.getBoundingClientRect())
    await expect(boxes).toHaveLength(products.length)
    await expect(new Set(boxes.map(({ left }) => left)).size).toBe(2)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    await expect(canvas.getByRole('textbox', { name: `Discount on ${products[0]!.title} (%)` })).toHaveValue(
      products[0]!.percent,
    )
  },
}

/** An empty form for a new sale. */
export const New: Story = {
  args: {
    sale: { status: 'ready', refreshing: false, view: { title: '', state: 'new', span: null } },
    draft: { title: '', starts: '', ends: '', items: [] },
    products: [],
  },
}

/** A running sale: its start is fixed, and it can be ended. */
export const Running: Story = {
  args: { sale: { status: 'ready', refreshing: false, view: { title: 'Weekend pantry', state: 'running', span } } },
}

/** A discount that is not allowed is rejected with the nearest allowed one, and nothing is sent. */
export const InvalidDiscount: Story = {
  tags: ['reaches'],
  args: {
    changed: ['items'],
    products: products.map((product, index) => (index === 0 ? { ...product, percent: '95', nearest: 90 } : product)),
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(/90% is the nearest/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** Changes by another operator are listed above the form. */
export const EditConflict: Story = {
  args: {
    changed: ['title'],
    remoteChanges: [{ what: 'ends', before: 'Mon, 30 Nov, 00:00', after: 'Tue, 1 Dec, 00:00' }],
    problem: 'A colleague has changed this flash sale.',
  },
}

export const Loading: Story = { args: { sale: { status: 'loading' } } }

export const Failed: Story = {
  args: { sale: { status: 'failed', request: '8f2c-19d4', code: 'network', retry: fn() } },
}

/** Without the permission, all fields are read-only. */
export const ReadOnly: Story = { args: { editable: false } }

/** On a phone the menu of each product is in view. */
export const PhoneMenus: Story = {
  ...behaviour,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const menu of await canvas.findAllByRole('button', { name: /^Actions for/ }))
      await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** A product is searched for and added; the sale is deleted after a confirmation. */
export const Edits: Story = {
  ...behaviour,
  args: { found: [{ id: 'prod_9', title: 'Flade Elderflower', image: null, sku: 'FLA-0250', price: '€2.10' }] },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add products...' }))
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search products to add' }), 'flade')
    await expect(args.onSearch).toHaveBeenLastCalledWith({ text: 'flade' })
    await expect(canvas.getByText('FLA-0250 · €2.10')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add Flade Elderflower' }))
    await expect(args.onType).toHaveBeenCalledWith({ items: [...items, { productId: 'prod_9', percent: '10' }] })
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove sale...' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove sale' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}

/** The form is saved with the keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  args: { changed: ['title'] },
  play: async ({ args, canvas }) => {
    const [first] = products
    await userEvent.click(await canvas.findByRole('textbox', { name: `Discount on ${first!.title} (%)` }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
