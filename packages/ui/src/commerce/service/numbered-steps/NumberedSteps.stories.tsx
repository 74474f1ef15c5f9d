import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { guide } from '../../../internal/stories/guide'
import { storyBlock } from '../../../internal/stories/story-content'
import { themes } from '../../../internal/story-frames'
import { NumberedSteps } from './NumberedSteps'

const content = storyBlock('landing', 'steps')

const meta = {
  title: 'Commerce/Service/NumberedSteps',
  component: NumberedSteps,
  args: { content },
  parameters: {
    ...guide({
      also: ['how it works', 'process'],
      use: ['What happens in which order, before the customer begins.'],
      avoid: ['The progress of an order: use OrderStatus.', 'The steps of a form: use StepList.'],
      do: ['Begin each step with a verb.'],
      dont: ['Don’t number steps that can be done in any order.'],
      keys: [],
      parts: [
        { name: 'Number', is: 'Decoration; the list announces it.', at: 'li' },
        { name: 'Step', is: 'What happens.', at: 'h3' },
      ],
      content: ['One or two words, and one sentence.'],
      widths: 'Four in a row on wide screens, two from 768 px, below each other on phones.',
      announces: 'A heading, and a numbered list with a heading for each step.',
      pairs: 'not applicable',
    }),
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof NumberedSteps>

export default meta
type Story = StoryObj<typeof meta>

/** The four steps from application to delivery. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)
    await expect(titles).toEqual(['Apply', 'Get approved', 'Order', 'Track'])
    await expect(canvas.getByText('Typically 1 to 4 business days.')).toBeVisible()
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
