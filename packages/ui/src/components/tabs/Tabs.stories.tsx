import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { themes } from '../../internal/story-frames'
import { behaviour } from '../../internal/stories/behaviour'
import { guide } from '../../internal/stories/guide'
import { inStates } from '../../internal/stories/in-states'
import { StatesMatrix } from '../../internal/stories/states-matrix'
import { Tabs } from './Tabs'

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  parameters: guide({
    also: ['tab bar', 'tab panel'],
    use: ['Parts of one subject of which people want one at a time: description, specification, reviews.'],
    avoid: [
      'Parts people compare, or must not miss: use headings.',
      'Other pages: use links.',
      'Steps in an order: use StepList.',
      'Two ways of showing one thing: use SegmentedControl.',
    ],
    do: ['Name each tab with one or two words.', 'Open the one most people come for.'],
    dont: ['Don’t put tabs into tabs.', 'Don’t hide an error in a tab that is closed.'],
    keys: [
      { key: 'Tab', does: 'Goes to the open tab, then to its panel.' },
      { key: 'Arrow Right', does: 'Opens the next tab, round and round (the one before in a right-to-left page).' },
      { key: 'Arrow Left', does: 'Opens the tab before.' },
      { key: 'Home', does: 'Opens the first.' },
      { key: 'End', does: 'Opens the last.' },
    ],
    parts: [
      { name: 'Row', is: 'Scrolls inside itself.', at: '[role=tablist]' },
      { name: 'Tab', is: 'One part of the same thing; the chosen one stands on a shelf.', at: '[role=tab]' },
      { name: 'Panel', is: 'What the tab names.', at: '[role=tabpanel]:not([hidden])' },
    ],
    content: ['One or two words, nouns, no figure unless it counts what is in it.'],
    widths: 'Tabs stay in one row and scroll; the panel takes the whole width.',
    announces: 'A tab list with a name; each tab says whether it is selected and which of how many it is.',
    pairs: [
      {
        right: { label: 'About this product' },
        wrong: {
          label: 'About this product',
          tabs: [{ id: 'one', label: 'Description', content: 'Cool mint, twenty pouches in a can.' }],
        },
        because: 'One tab is a heading.',
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

/** A row of tabs that is too long scrolls; the page does not. */
export const Narrow: Story = {
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
