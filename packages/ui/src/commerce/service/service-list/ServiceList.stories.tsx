import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { guide } from '../../../internal/stories/guide'
import { storyBlock } from '../../../internal/stories/story-content'
import { themes } from '../../../internal/story-frames'
import { ServiceList } from './ServiceList'

const content = storyBlock('landing', 'services')

const meta = {
  title: 'Commerce/Service/ServiceList',
  component: ServiceList,
  args: { content },
  parameters: {
    ...guide({
      also: ['benefits', 'features'],
      use: ['On the landing page: what the shop does for its customers.'],
      avoid: ['The promises on the home page: use ServicePromises.', 'Conditions: use TermList.'],
      do: ['Keep each text to one sentence.'],
      dont: ['Don’t repeat a figure that is defined elsewhere.'],
      keys: [],
      parts: [
        { name: 'Icon', is: 'Decoration.', at: 'svg' },
        { name: 'Service', is: 'One service.', at: 'h3' },
      ],
      content: ['Start with the benefit for the customer.'],
      widths: 'Four in a row on wide screens, otherwise two.',
      announces: 'A heading, and a list with a heading for each service.',
      pairs: 'not applicable',
    }),
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof ServiceList>

export default meta
type Story = StoryObj<typeof meta>

/** Four services, each with an icon. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Our Service')
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)
    await expect(titles).toEqual(['Gift Award', 'Giveaway', 'Free Transport', 'Box Package'])
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(4)
  },
}

/** Long words and markup are shown as text, and nothing scrolls sideways. */
export const LongHostileTextPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    content: {
      title: 'x'.repeat(120),
      items: content.items.map((item) => ({
        ...item,
        title: 'y'.repeat(120),
        text: `${hostileText}\n${'z'.repeat(200)}`,
      })),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Themes: Story = { decorators: [themes] }
