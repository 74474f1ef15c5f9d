import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { brand } from '@skafferi/brand'
import { guide } from '../../../internal/stories/guide'
import { storyBlock } from '../../../internal/stories/story-content'
import { narrow, themes } from '../../../internal/story-frames'
import { ServicePromises } from './ServicePromises'

const content = storyBlock('home', 'promises')
const [delivery] = content.items

const meta = {
  title: 'Commerce/Service/ServicePromises',
  component: ServicePromises,
  args: { content },
  decorators: [
    (Story) => (
      <>
        <h2 className="mb-4">Home</h2>
        <Story />
      </>
    ),
  ],
  parameters: guide({
    also: ['usp', 'benefits'],
    use: ['At the bottom of the home page: promises that apply to every order.'],
    avoid: ['The terms of one order: they are in the checkout.'],
    do: ['Name the amount as {free_from}, which is that of the delivery options.'],
    dont: ['Don’t promise an amount that differs from the totals.'],
    keys: [],
    parts: [
      { name: 'Icon', is: 'Decoration.', at: 'svg' },
      { name: 'Promise', is: 'A promise that applies to every order.', at: 'h3' },
    ],
    content: ['Two to four words, and one line with details.'],
    widths: 'Three in a row from 768 px, below each other on phones.',
    announces: 'A list with a name.',
    pairs: [
      {
        right: { content: { title: 'Right', items: [delivery] } },
        wrong: {
          content: {
            title: 'Wrong',
            items: [{ ...delivery, text: 'Free delivery for all orders over €140.00 (excl. VAT and surcharges)' }],
          },
        },
        because: 'A promise has a round amount. Its conditions belong to the totals.',
      },
    ],
  }),
} satisfies Meta<typeof ServicePromises>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free delivery for all orders over €140')).toBeVisible()
    await expect(canvas.getByText('We return money within 30 days')).toBeVisible()
    await expect(canvas.getByText(brand.returns)).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Free and fast delivery',
      '24/7 customer service',
      'Money back guarantee',
    ])
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } }, decorators: [narrow] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { decorators: [themes] }
