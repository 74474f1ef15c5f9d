import { brand } from '@skafferi/brand'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { narrow, themes } from '../../internal/story-frames'
import { ContactDetails } from './ContactDetails'

const meta = {
  title: 'Commerce/Account/ContactDetails',
  component: ContactDetails,
  parameters: guide({
    also: ['phone', 'opening hours'],
    use: ['Beside a form that writes to the shop.'],
    avoid: ['The foot of a page: Footer has its own.'],
    do: ['Change the data in one place, the brand’s file.'],
    dont: ['Write a number or an address anywhere else.'],
    keys: [{ key: 'Enter', does: 'Dials the number, or opens a new e-mail.' }],
    parts: [
      { name: 'Heading', is: 'How to reach the shop.', at: 'h2' },
      { name: 'Way', is: 'Phone and e-mail can be pressed.', at: 'dd a' },
    ],
    content: ['Hours with the time zone of the shop.'],
    widths: 'A column beside the form, above it on phones.',
    announces: 'A description list with links.',
    pairs: 'leaves no choice',
  }),
} satisfies Meta<typeof ContactDetails>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvas }) => {
    const { phone, email, address } = brand.contact
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: phone })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+46313900600')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
    for (const line of address) await expect(canvas.getByText(line)).toBeVisible()
  },
}

export const Narrow: Story = { decorators: [narrow] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { decorators: [themes] }
