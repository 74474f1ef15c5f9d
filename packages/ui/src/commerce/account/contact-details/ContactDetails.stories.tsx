import { brand } from '@skafferi/brand'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { narrow, themes } from '../../../internal/story-frames'
import { ContactDetails } from './ContactDetails'

const meta = {
  title: 'Commerce/Account/ContactDetails',
  component: ContactDetails,
  parameters: guide({
    also: ['phone', 'opening hours'],
    use: ['Next to the contact form.'],
    avoid: ['In the footer: Footer has its own contact details.'],
    do: ['Change the data in one place: the brand’s file.'],
    dont: ['Do not write a number or an address anywhere else.'],
    keys: [{ key: 'Enter', does: 'Calls the number, or opens a new e-mail.' }],
    parts: [
      { name: 'Heading', is: 'The title of the details.', at: 'h2' },
      { name: 'Details', is: 'Phone number and e-mail are links.', at: 'dd a' },
    ],
    content: ['Hours include the shop’s time zone.'],
    widths: 'A column beside the form; above it on phones.',
    announces: 'A description list with links.',
    pairs: 'not applicable',
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
    await expect(canvas.getByText(brand.vatId)).toBeVisible()
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
