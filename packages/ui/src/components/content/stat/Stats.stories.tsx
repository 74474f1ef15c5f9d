import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow, themes } from '../../../internal/story-frames'
import { guide } from '../../../internal/stories/guide'
import { Stats } from './Stats'

const meta = {
  title: 'Components/Content/Stats',
  component: Stats,
  parameters: guide({
    also: ['figures', 'kpi', 'numbers', 'summary'],
    use: ['Two to four related key figures: points, orders.'],
    avoid: ['Text values: use DescriptionList.', 'Prices: use the price components.'],
    do: ['Format numbers with separators.', 'Use labels of one or two words.'],
    dont: ['Don’t show a number that users cannot act on.', 'Don’t invent a number that the shop does not have.'],
    keys: [],
    parts: [
      { name: 'Name', is: 'What is counted.', at: 'dt' },
      { name: 'Number', is: 'Large, with tabular figures.', at: 'dd' },
    ],
    content: ['Labels of one or two words; no unit if the label says it.'],
    widths: 'Side by side if they fit, otherwise wrapped into rows.',
    announces: 'A description list: each label, then its number, although the number is above it.',
    pairs: [
      {
        right: { stats: [{ label: 'Total Orders', figure: '37' }] },
        wrong: { stats: [{ label: 'Here you see how many orders you have placed so far', figure: '37 orders' }] },
        because: 'Users find a number by its label.',
      },
    ],
  }),
  args: {
    stats: [
      { label: 'Points', value: '842' },
      { label: 'Total Orders', value: '37' },
      { label: 'Ongoing Orders', value: '2' },
    ],
  },
} satisfies Meta<typeof Stats>

export default meta
type Story = StoryObj<typeof meta>

/** Each name is read before its number, although the number is above it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const name = canvas.getByText('Total Orders')
    const figure = canvas.getByText('37')
    await expect(name.nextElementSibling).toBe(figure)
    await expect(figure.getBoundingClientRect().top).toBeLessThan(name.getBoundingClientRect().top)
  },
}

export const Narrow: Story = { decorators: [narrow] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
/** Huge numbers and long names stay within their third. */
export const HugeNarrow: Story = {
  decorators: [narrow],
  args: {
    stats: [
      { label: 'Points', value: '0' },
      { label: 'Beställningar sammanlagt', value: '1,234,567,890' },
      { label: '<img src=x onerror=alert(1)>', value: '2' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Themes: Story = { decorators: [themes] }
