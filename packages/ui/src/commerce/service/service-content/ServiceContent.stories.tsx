import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { brand } from '@skafferi/brand'
import { guide } from '../../../internal/stories/guide'
import { themes } from '../../../internal/story-frames'
import { onAPhone } from '../../../internal/stories/on-a-phone'
import { ServiceContent } from './ServiceContent'

const meta = {
  title: 'Commerce/Service/ServiceContent',
  component: ServiceContent,
  parameters: guide({
    also: ['benefits', 'features'],
    use: ['On the landing page: services, terms, and the four steps from application to delivery.'],
    avoid: ['The promises on the home page: use ServicePromises.'],
    do: ['Keep each text to one sentence.'],
    dont: ['Don’t repeat a figure that is defined elsewhere.'],
    keys: [],
    parts: [
      { name: 'Section', is: 'A group of services, terms or steps.', at: 'h2' },
      { name: 'Item', is: 'A service, a term or a step.', at: 'h3' },
    ],
    content: ['Start with the benefit for the customer.'],
    widths: 'Four services in a row on wide screens, otherwise two. Three terms in a row from 768 px.',
    announces: 'Headings of two levels.',
    pairs: 'not applicable',
  }),
} satisfies Meta<typeof ServiceContent>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Our Service',
      'Simplifying Your Wholesale Orders',
      'How wholesale works here',
    ])
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Gift Award',
      'Giveaway',
      'Free Transport',
      'Box Package',
      'Easy returns',
      'Payment terms',
      'Free shipping',
      'Apply',
      'Get approved',
      'Order',
      'Track',
    ])
    await expect(canvas.getByText('60-day payment terms with no additional fees.')).toBeVisible()
    await expect(canvas.getByText('Risk-free easy returns on first orders.').nextElementSibling).toHaveTextContent(
      brand.returns,
    )
  },
}

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { decorators: [themes] }
