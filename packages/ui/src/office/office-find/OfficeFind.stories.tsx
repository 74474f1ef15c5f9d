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
    onNavigate: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof OfficeFind>

export default meta
type Story = StoryObj<typeof meta>

/** Without a text, all pages are listed. No snapshot: CommandMenu has its own. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Find or do' })).toHaveFocus())
    await expect(canvas.getAllByRole('option')).toHaveLength(storyNavItems.length)
  },
}

/** A text can be searched in the lists, and pages are found by their names. */
export const Searching: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Find or do' }), 'prod')
    const names = canvas.getAllByRole('option').map((option) => option.textContent)
    await expect(names).toEqual(['Orders with “prod”', 'Products with “prod”', 'Companies with “prod”', 'Products'])
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

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
