import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { pressKeys } from '../../../internal/stories/press-keys'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { Button } from '../../actions/button'
import { Disclosure } from './Disclosure'

const meta = {
  title: 'Components/Content/Disclosure',
  component: Disclosure,
  parameters: guide({
    also: ['accordion', 'collapse', 'details', 'expander', 'faq'],
    use: ['Details that most users do not need: answers, groups of filters, conditions.'],
    avoid: [
      'Content that everyone needs: always show it.',
      'Sections that users compare: use headings, or Tabs.',
      'A list of actions: use Menu.',
    ],
    do: [
      'Write a title that tells users whether to open it.',
      'Set `group` on related questions if one open answer at a time is enough.',
    ],
    dont: ['Don’t nest them.', 'Don’t hide a required field in one.'],
    keys: [
      { key: 'Tab', does: 'Moves to the title.' },
      { key: 'Enter', does: 'Opens or closes it.' },
      { key: 'Space', does: 'Opens or closes it.' },
    ],
    parts: [
      { name: 'Title', is: 'Describes the content; the whole line can be pressed.', at: 'summary > span' },
      { name: 'Icon', is: 'Points down; up while open.', at: 'summary svg' },
      {
        name: 'Content',
        is: 'Hidden until it is opened; the browser’s page search still finds it.',
        at: 'details > div',
      },
    ],
    content: [
      'The title is a question or the name of the content, so that users know whether to open it.',
      'Never just “More” or “Details”.',
    ],
    widths: 'The full width of its column; a long title wraps and the icon stays at its end.',
    announces: '“Collapsed” or “expanded” after the title. The content is read only while it is open.',
    pairs: [
      {
        right: { title: 'How do I apply for an account?' },
        wrong: { title: 'More information' },
        because: 'While it is closed, users see only the title.',
      },
    ],
  }),
  args: {
    title: 'How do I apply for an account?',
    children: <p>Fill in the registration. Approval typically takes 1 to 4 business days.</p>,
    onToggle: fn(),
  },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...inStates }

export const Opens: Story = {
  ...behaviour,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const answer = canvas.getByText(/Fill in the registration/)
    await expect(answer).not.toBeVisible()
    await userEvent.click(canvas.getByText('How do I apply for an account?'))
    await expect(answer).toBeVisible()
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith({ open: true }))
    await userEvent.tab()
  },
}

export const Open: Story = { args: { initial: 'open' } }

/** Only one disclosure of a group is open at a time. */
export const Group: Story = {
  render: () => (
    <>
      <Disclosure group="faq" title="First" initial="open">
        First answer
      </Disclosure>
      <Disclosure group="faq" title="Second">
        Second answer
      </Disclosure>
    </>
  ),
}

export const OneAtATime: Story = {
  ...Group,
  ...behaviour,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Second'))
    await expect(canvas.getByText('Second answer')).toBeVisible()
    await waitFor(() => expect(canvas.getByText('First answer')).not.toBeVisible())
  },
}

/** Hidden content is not in the tab order; opened, it comes next. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  args: { children: <a href="#conditions">The conditions</a> },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Button variant="secondary">After it</Button>
      </>
    ),
  ],
  play: async ({ args, canvas, step }) => {
    const link = canvas.getByText('The conditions')
    const summary = canvas.getByText('How do I apply for an account?').closest('summary')!

    await step('collapsed, Tab skips its content', async () => {
      await pressKeys('{Tab}', () => summary.focus())
      await expect(summary).toHaveFocus()
      await pressKeys('{Tab}', () => canvas.getByRole('button').focus())
      await expect(canvas.getByRole('button', { name: 'After it' })).toHaveFocus()
    })

    await step('Enter expands it and keeps the focus', async () => {
      await pressKeys('{Shift>}{Tab}{/Shift}', () => summary.focus())
      await pressKeys('{Enter}', () => summary.click())
      await waitFor(() => expect(link).toBeVisible())
      await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith({ open: true }))
      await expect(summary).toHaveFocus()
    })

    await step('Tab enters its content', async () => {
      await pressKeys('{Tab}', () => link.focus())
      await expect(link).toHaveFocus()
      await pressKeys('{Shift>}{Tab}{/Shift}', () => summary.focus())
      await expect(summary).toHaveFocus()
    })

    await step('Space collapses it and keeps the focus', async () => {
      await pressKeys(' ', () => summary.click())
      await waitFor(() => expect(link).not.toBeVisible())
      await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith({ open: false }))
      await expect(args.onToggle).toHaveBeenCalledTimes(2)
      await expect(summary).toHaveFocus()
    })
  },
}

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: {
    initial: 'open',
    title: 'x'.repeat(200),
    children: <p>{`<img src=x onerror=alert(1)> ${'x'.repeat(200)}`}</p>,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const States: Story = {
  render: (args) => (
    <StatesMatrix part={Disclosure} args={args} variants={{ closed: {}, open: { initial: 'open' } }} cell={15} />
  ),
}

export const Themes: Story = {
  ...inStates,
  decorators: [themes],
  render: (args) => (
    <>
      <Disclosure {...args} initial="open" />
      <Disclosure title="How long does approval take?">1 to 4 business days.</Disclosure>
    </>
  ),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
