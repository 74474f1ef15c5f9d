import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { storyBookAddresses } from '../story-frame'
import { OfficeFind } from './OfficeFind'

const searched = (list: string) => (text: string) => `/office/${list}?q=${encodeURIComponent(text)}`

const meta = {
  title: 'Office/Frame/OfficeFind',
  component: OfficeFind,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    places: storyBookAddresses,
    searches: { orders: searched('orders'), products: searched('products'), companies: searched('companies') },
    onGo: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof OfficeFind>

export default meta
type Story = StoryObj<typeof meta>

/** With nothing typed, every place. Not photographed: CommandMenu has pictures of it. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Find or do' })).toHaveFocus())
    await expect(canvas.getAllByRole('option')).toHaveLength(storyBookAddresses.length)
  },
}

/** What is typed is searched in the lists, and places are found by their names. */
export const Typed: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Find or do' }), 'prod')
    const names = canvas.getAllByRole('option').map((option) => option.textContent)
    await expect(names).toEqual(['Orders with “prod”', 'Products with “prod”', 'Companies with “prod”', 'Products'])
  },
}

/** A company is searched for by keys alone. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.type(
      canvas.getByRole('combobox', { name: 'Find or do' }),
      'Hav & Himmel{ArrowDown}{ArrowDown}{Enter}',
    )
    await expect(args.onGo).toHaveBeenCalledWith({ href: '/office/companies?q=Hav%20%26%20Himmel' })
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }
