import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow, themes } from '../../internal/story-frames'
import { guide } from '../../internal/stories/guide'
import { Stats } from './Stats'

const meta = {
  title: 'Components/Content/Stats',
  component: Stats,
  parameters: guide({
    also: ['figures', 'kpi', 'numbers', 'summary'],
    use: ['Two to four figures that belong together and are looked at first: points, orders.'],
    avoid: ['Facts in words: use DescriptionList.', 'Prices: they have their own label.'],
    do: ['Write figures ready to read, with separators.', 'Name each in one or two words.'],
    dont: ['Don’t show a figure nobody acts on.', 'Don’t invent one where the shop has none.'],
    keys: [],
    parts: [
      { name: 'Name', is: 'What is counted.', at: 'dt' },
      { name: 'Figure', is: 'Large, with figures of one width.', at: 'dd' },
    ],
    content: ['Names of one to two words; figures without units where the name says them.'],
    widths: 'Beside each other as long as they fit, then in rows of as many as do.',
    announces: 'A description list: name, then figure, though the figure is drawn first.',
    pairs: [
      {
        right: { stats: [{ label: 'Total Orders', figure: '37' }] },
        wrong: { stats: [{ label: 'Here you see how many orders you have placed so far', figure: '37 orders' }] },
        because: 'A figure is found by its name.',
      },
    ],
  }),
  args: {
    stats: [
      { label: 'Points', figure: '842' },
      { label: 'Total Orders', figure: '37' },
      { label: 'Ongoing Orders', figure: '2' },
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
      { label: 'Points', figure: '0' },
      { label: 'Beställningar sammanlagt', figure: '1,234,567,890' },
      { label: '<img src=x onerror=alert(1)>', figure: '2' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Themes: Story = { decorators: [themes] }
