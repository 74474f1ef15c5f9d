import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hostileText } from '@skafferi/fixtures/build'
import { guide } from '../../../internal/stories/guide'
import { storyBlock } from '../../../internal/stories/story-content'
import { themes } from '../../../internal/story-frames'
import { FactsLine } from './FactsLine'

const content = storyBlock('landing', 'facts')

const meta = {
  title: 'Commerce/Service/FactsLine',
  component: FactsLine,
  args: { content },
  parameters: {
    ...guide({
      also: ['figures', 'statistics', 'numbers'],
      use: ['Below the hero: four to six figures of the shop that visitors may know.'],
      avoid: [
        'Conditions that need a sentence: use TermList.',
        'Figures that change while the page is open: use Stat.',
      ],
      do: ['Take figures from the catalogue and the settings.', 'Leave a figure out if there is none.'],
      dont: ['Don’t invent or round up a figure.'],
      keys: [],
      parts: [
        { name: 'Figure', is: 'A number, with what it needs to be read.', at: 'b' },
        { name: 'Text', is: 'What the figure counts.', at: 'span' },
      ],
      content: ['A figure such as “60 days”, then two to five words.'],
      widths: 'One line from 1024 px, three in a row from 768 px, two on phones.',
      announces: 'A list with a name.',
      pairs: 'not applicable',
    }),
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof FactsLine>

export default meta
type Story = StoryObj<typeof meta>

/** Figures of the catalogue and the settings in one line. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(canvas.getByRole('list', { name: 'The shop in figures' })).toBeVisible()
    await expect(items.map((item) => item.textContent)).toEqual([
      '631articles',
      '44brands',
      'from €140free delivery',
      '60 daysto pay, no additional fees',
      '1 to 4 daysto approval, typically',
    ])
    await expect(new Set(items.map((item) => item.getBoundingClientRect().top)).size).toBe(1)
  },
}

export const TwoFigures: Story = { args: { content: { ...content, items: content.items.slice(0, 2) } } }

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    content: {
      title: hostileText,
      items: content.items.map(() => ({ title: '9'.repeat(60), text: `${hostileText} ${'x'.repeat(200)}` })),
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
export const Themes: Story = { decorators: [themes] }
