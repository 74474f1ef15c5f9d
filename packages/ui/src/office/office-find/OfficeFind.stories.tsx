import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { storyNavItems } from '../story-frame'
import { OfficeFind } from './OfficeFind'

const searchHref = (list: string) => (text: string) => `/office/${list}?q=${encodeURIComponent(text)}`

const meta = {
  title: 'Office/Frame/OfficeFind',
  component: OfficeFind,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    navItems: storyNavItems,
    searches: { orders: searchHref('orders'), products: searchHref('products'), companies: searchHref('companies') },
    commands: [
      { id: 'goodsIn', href: '/office/products#goods-in' },
      { id: 'newProduct', href: '/office/products/new' },
      { id: 'ship', href: '/office/orders?waits=shipment' },
      { id: 'orderSettings', href: '/office/settings/orders' },
    ],
    found: null,
    busy: false,
    onType: fn(),
    onNavigate: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof OfficeFind>

export default meta
type Story = StoryObj<typeof meta>

/** Without a text, all commands and pages are listed. No snapshot: CommandMenu has its own. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Find or do' })).toHaveFocus())
    await expect(canvas.getAllByRole('option')).toHaveLength(storyNavItems.length + 4)
  },
}

/** A text can be searched in the lists, and pages are found by their names. */
export const Searching: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Find or do' }), 'prod')
    const names = canvas.getAllByRole('option').map((option) => option.textContent)
    await expect(names).toEqual([
      'Add a product',
      'Orders with “prod”',
      'Products with “prod”',
      'Companies with “prod”',
      'Products',
    ])
  },
}

/** What the shop sells in, and who writes invoices, is in the settings of orders. */
export const FindsCurrencyAndInvoices: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Find or do' })
    for (const word of ['currency', 'invoice']) {
      await userEvent.clear(box)
      await userEvent.type(box, word)
      await expect(canvas.getAllByRole('option')[0]).toHaveTextContent('Settings: orders')
    }
    await userEvent.keyboard('{Enter}')
    await expect(args.onNavigate).toHaveBeenCalledWith({ href: '/office/settings/orders' })
  },
}

/** A company is searched for with the keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.type(
      canvas.getByRole('combobox', { name: 'Find or do' }),
      'Hav & Himmel{ArrowDown}{ArrowDown}{Enter}',
    )
    await expect(args.onNavigate).toHaveBeenCalledWith({ href: '/office/companies?q=Hav%20%26%20Himmel' })
  },
}

/** Results of each list come first; Enter opens the first one. */
export const Found: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    found: {
      orders: [{ href: '/office/orders/order_1', name: '1042', detail: 'Kiosk & Co AB' }],
      products: [{ href: '/office/products/prod_1', name: 'Sältan Salt Liquorice Fish', detail: 'SAL-0120' }],
      companies: [{ href: '/office/companies/comp_1', name: 'Kiosk & Co AB', detail: '559000-0000' }],
      people: [
        { href: '/office/companies/comp_1', name: 'Anna Lindqvist', detail: 'Kiosk & Co AB · anna@kiosk.example' },
        { href: '/office/companies/comp_1', name: 'Annika Berg', detail: 'Kiosk & Co AB · annika@kiosk.example' },
      ],
      team: [{ href: '/office/team', name: 'Johan Ek', detail: 'johan@skafferi.example' }],
    },
  },
}
export const OpensResult: Story = {
  ...Found,
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Find or do' }), '1042')
    await expect(args.onType).toHaveBeenLastCalledWith({ text: '1042' })
    const first = canvas.getAllByRole('option')[0]!
    await expect(first).toHaveTextContent('1042')
    await expect(first).toHaveTextContent('Kiosk & Co AB')
    await userEvent.keyboard('{Enter}')
    await expect(args.onNavigate).toHaveBeenCalledWith({ href: '/office/orders/order_1' })
    await expect(args.onType).toHaveBeenLastCalledWith({ text: '' })
  },
}

/** With the keyboard, each person of a company can be chosen, and leads to the company; operators lead to the team. */
export const OpensPerson: Story = {
  ...Found,
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'People' })).toBeVisible()
    const input = canvas.getByRole('combobox', { name: 'Find or do' })
    await userEvent.type(input, 'a{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Annika Berg')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Johan Ek')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(args.onNavigate).toHaveBeenCalledWith({ href: '/office/companies/comp_1' })
  },
}

/** A search that takes a while: the pages stay. */
export const Busy: Story = { parameters: { chromatic: { disableSnapshot: true } }, args: { busy: true } }

/** A command is found by its words. */
export const FindsCommand: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Find or do' }), 'to ship{Enter}')
    await expect(args.onNavigate).toHaveBeenCalledWith({ href: '/office/orders?waits=shipment' })
  },
}

/** Goods in is found by other words, too. */
export const FindsGoodsIn: Story = {
  ...behaviour,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Find or do' })
    for (const word of ['goods', 'stock', 'receive', 'delivery', 'arrived']) {
      await userEvent.clear(input)
      await userEvent.type(input, word)
      await expect(canvas.getByRole('option', { name: 'Goods in' })).toBeVisible()
    }
    await userEvent.clear(input)
    await userEvent.type(input, 'arrived{Enter}')
    await expect(args.onNavigate).toHaveBeenCalledWith({ href: '/office/products#goods-in' })
  },
}

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
