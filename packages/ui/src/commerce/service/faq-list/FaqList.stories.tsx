import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { guide } from '../../../internal/stories/guide'
import { FaqList } from './FaqList'

const meta = {
  title: 'Commerce/Service/FaqList',
  component: FaqList,
  args: {
    id: 'order',
    content: {
      title: 'Paying and delivery',
      items: [
        { question: 'How do you ship?', answer: 'With DHL, UPS or another courier.' },
        { question: 'Do you offer bulk discounts?', answer: 'Yes, through support.\nAsk for an offer.' },
      ],
    },
  },
  parameters: guide({
    also: ['help', 'questions and answers'],
    use: ['For about a dozen short answers, all visible.'],
    avoid: ['For long answers: a stack of Disclosures.'],
    do: ['Group questions by subject.', 'Use the reader’s words in questions; answer in one to three sentences.'],
    dont: ['Do not make it the only place that links to a page.'],
    keys: [],
    parts: [
      { name: 'Subject', is: 'The topic of its questions.', at: 'h2' },
      { name: 'Question', is: 'As a customer would ask it.', at: 'h3' },
      { name: 'Answer', is: 'Always visible, so that the browser’s search finds it.', at: 'p' },
    ],
    content: ['Questions as a customer asks them: “How can I track my order?”.', 'Start with the answer.'],
    widths: 'Three cards in a row from 768 px, one below that.',
    announces: 'Headings of two levels; each question has its own anchor.',
    pairs: [
      {
        right: {
          id: 'asked',
          content: {
            title: 'Paying and delivery',
            items: [{ question: 'How do you ship?', answer: 'With DHL, UPS or another courier.' }],
          },
        },
        wrong: {
          id: 'filed',
          content: {
            title: 'Miscellaneous',
            items: [{ question: 'Shipping information', answer: 'With DHL, UPS or another courier.' }],
          },
        },
        because: 'Readers look for their question in their own words.',
      },
    ],
  }),
} satisfies Meta<typeof FaqList>

export default meta
type Story = StoryObj<typeof meta>

/** The subject is a heading; questions are headings one level below, with anchors. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Paying and delivery' })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2)
    await expect(canvasElement.querySelector('#order-1')).toHaveTextContent('With DHL, UPS or another courier.')
    await expect(canvasElement.querySelectorAll('#order-2 p')).toHaveLength(2)
  },
}

export const LongHostileTextPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    content: {
      title: 'x'.repeat(100),
      items: [{ question: `${hostileText} ${'x'.repeat(200)}?`, answer: hostileText.repeat(10) }],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
