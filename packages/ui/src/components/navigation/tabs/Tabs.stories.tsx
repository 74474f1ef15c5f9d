import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { Tabs } from './Tabs'

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  parameters: guide({
    also: ['tab bar', 'tab panel'],
    use: ['Sections of one subject that users read one at a time: description, specification, reviews.'],
    avoid: [
      'Sections that users compare or must not miss: use headings.',
      'Other pages: use links.',
      'Steps in order: use StepList.',
      'Two views of the same content: use SegmentedControl.',
    ],
    do: ['Label each tab with one or two words.', 'Open the most used tab initially.'],
    dont: ['Don’t nest tabs.', 'Don’t hide an error in a closed tab.'],
    keys: [
      { key: 'Tab', does: 'Moves to the open tab, then to its panel.' },
      { key: 'Arrow Right', does: 'Opens the next tab and wraps around (the previous one in right-to-left text).' },
      { key: 'Arrow Left', does: 'Opens the previous tab (the next one in right-to-left text).' },
      { key: 'Home', does: 'Opens the first tab.' },
      { key: 'End', does: 'Opens the last tab.' },
    ],
    parts: [
      { name: 'Tab list', is: 'Scrolls if it is too long.', at: '[role=tablist]' },
      { name: 'Tab', is: 'One section; the selected tab is underlined.', at: '[role=tab]' },
      { name: 'Panel', is: 'The content of the tab.', at: '[role=tabpanel]:not([hidden])' },
    ],
    content: ['One or two words, nouns; a number only if it counts the content.'],
    widths: 'Tabs stay in one row that scrolls; the panel has the full width.',
    announces: 'A tab list with a label; each tab is announced with its selection, its position and the total.',
    pairs: [
      {
        right: { label: 'About this product' },
        wrong: {
          label: 'About this product',
          tabs: [{ id: 'one', label: 'Description', content: 'Cool mint, twenty pouches in a can.' }],
        },
        because: 'Use a heading instead of a single tab.',
      },
    ],
  }),
  args: {
    label: 'About this product',
    tabs: [
      { id: 'description', label: 'Description', content: <p>Cool mint, twenty pouches in a can.</p> },
      { id: 'info', label: 'Additional info', content: <p>Keep dry and cool.</p> },
      { id: 'specification', label: 'Specification', content: <p>Net weight 14 g.</p> },
      { id: 'review', label: 'Review', content: <p>No reviews yet</p> },
    ],
    onSelect: fn(),
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...inStates }

export const Opens: Story = {
  ...behaviour,
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    const tab = (name: string) => canvas.getByRole('tab', { name })

    await step('a press opens a tab', async () => {
      await userEvent.click(tab('Specification'))
      await expect(tab('Specification')).toHaveAttribute('aria-selected', 'true')
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Net weight 14 g.')
      await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'specification' })
    })

    await step('arrows, Home and End open tabs, and wrap around', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(tab('Review')).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(tab('Description')).toHaveFocus()
      await userEvent.keyboard('{End}')
      await expect(tab('Review')).toHaveAttribute('aria-selected', 'true')
      await userEvent.keyboard('{Home}')
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Cool mint')
    })

    await step('the tab list is one Tab stop, its panel the next', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('tabpanel')).toHaveFocus()
    })
  },
}

export const OpenAtReview: Story = {
  args: { initial: 'review' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('tabpanel')).toHaveTextContent('No reviews yet')
  },
}

/** A row of tabs that is too long scrolls to the selected one; the page does not. */
export const Narrow: Story = {
  args: { initial: 'review' },
  decorators: [
    (Story) => (
      <div className="w-60">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('tablist')
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
    const { right } = within(row).getByRole('tab', { selected: true }).getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 1)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const RightToLeftKeyboard: Story = {
  ...RightToLeft,
  ...behaviour,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Description' }))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Additional info' })).toHaveFocus()
  },
}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Description' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'info' })
    await expect(canvas.getByRole('tab', { name: 'Additional info' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('No reviews yet')
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'description' })
    await userEvent.keyboard('{ArrowLeft}{Home}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Cool mint')
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
  },
}

export const States: Story = {
  render: (args) => <StatesMatrix part={Tabs} args={args} target="[aria-selected=false]" cell={28} />,
}

export const Themes: Story = { ...inStates, decorators: [themes] }
