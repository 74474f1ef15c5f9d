import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { narrow, themes } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { StepBar } from './StepBar'
import { StepList, type Step } from './StepList'

const steps: readonly Step[] = [
  { id: 'company', title: 'Company Information', state: 'done' },
  { id: 'contact', title: 'Contact Person Details', state: 'current' },
  { id: 'preferences', title: 'Order Preferences', state: 'open' },
  { id: 'payment', title: 'Payment & Shipping Info', state: 'locked' },
  { id: 'upload', title: 'Upload & Consent', state: 'locked' },
]

const meta = {
  title: 'Components/Navigation/StepList',
  component: StepList,
  parameters: guide({
    also: ['stepper', 'wizard steps', 'progress steps'],
    use: [
      'A process of three to seven steps in order, on a screen with space next to the form.',
      'On phones: StepBar in place of the list.',
    ],
    avoid: [
      'Sections in any order: use Tabs.',
      'The progress of one operation, such as an upload: use Progress.',
      'The position of a page in the shop: use Breadcrumb.',
    ],
    do: [
      'Use the heading of its page for each step, word for word.',
      'Let users go back to every step they have reached.',
      'Show StepList or StepBar, never both.',
    ],
    dont: [
      'Don’t mark a step as done before its fields are accepted.',
      'Don’t omit locked steps: users want to know how many steps are left.',
    ],
    keys: [
      { key: 'Tab', does: 'Moves to the next available step; locked steps are skipped.' },
      { key: 'Enter', does: 'Opens the step.' },
      { key: 'Space', does: 'Opens the step.' },
    ],
    parts: [
      { name: 'Step', is: 'Done, current, available or locked.', at: 'li' },
      { name: 'Number', is: 'The step number, or a check mark if it is done.', at: 'li span' },
      { name: 'Title', is: 'The subject of the step.', at: 'li span span, li .min-w-0' },
    ],
    content: ['Steps are nouns: “Company Information”.', 'At most seven; each is a separate page.'],
    widths: 'A list next to the form on a desktop. On phones StepBar replaces it: “Step 2 of 5” and a progress bar.',
    announces:
      'A list with a label; the current step is announced as current, a done one as “Completed”, a locked one as “Not available yet”.',
    pairs: [
      {
        right: { steps },
        wrong: { steps: steps.filter(({ state }) => state !== 'locked') },
        because: 'Users want to know how many steps there are.',
      },
    ],
  }),
  args: { label: 'Registration steps', steps, onSelect: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-64">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StepList>

export default meta
type Story = StoryObj<typeof meta>

/** The accessible name includes each state: done, current, not available yet. */
export const Default: Story = {
  ...inStates,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Registration steps' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5)
    await expect(canvas.getByRole('button', { name: 'Completed: Company Information' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Contact/ })).toHaveAttribute('aria-current', 'step')
  },
}

export const Selects: Story = {
  ...behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Company/ }))
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'company' })
  },
}

/** A locked step says so, and can be neither pressed nor focused. */
export const Locked: Story = {
  play: async ({ args, canvas }) => {
    const payment = canvas.getByText('Payment & Shipping Info', { exact: false })
    await expect(payment).toHaveTextContent('Not available yet: Payment & Shipping Info')
    await userEvent.click(payment)
    await expect(args.onSelect).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('button', { name: /Payment/ })).toBeNull()
  },
}

/** Goes back to a completed step and on to an open one by keyboard. */
export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  render: function Render(args) {
    const [current, setCurrent] = useState('contact')
    return (
      <StepList
        {...args}
        steps={steps.map((step) => (step.id === current ? { ...step, state: 'current' } : reachable(step)))}
        onSelect={(event) => {
          setCurrent(event.id)
          args.onSelect(event)
        }}
      />
    )
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Company/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'company' })
    await expect(canvas.getByRole('button', { name: /Company/ })).toHaveAttribute('aria-current', 'step')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Preferences/ })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'preferences' })
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}

function reachable(step: Step): Step {
  return step.state === 'current' ? { ...step, state: 'open' } : step
}

/** The first step is current and all others are locked, as when the registration begins. */
export const Beginning: Story = {
  args: { steps: steps.map((step, index) => ({ ...step, state: index === 0 ? 'current' : 'locked' })) },
}

/** The last step is current and all others are done. */
export const Ending: Story = {
  args: { steps: steps.map((step, index) => ({ ...step, state: index === 4 ? 'current' : 'done' })) },
}

/** On phones: one line with step, progress and title. */
export const Phone: Story = {
  decorators: [narrow],
  render: () => <StepBar text="Step 2 of 5" percentText="40%" fraction={0.4} title="Contact Person Details" />,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Step 2 of 5 Contact Person Details' })
    await expect(bar).toHaveAttribute('value', '0.4')
    await expect(canvas.getByText('40%')).toBeVisible()
  },
}

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: {
    steps: [
      { id: 'a', title: 'Verksamhetsbeskrivning och organisationsuppgifter för hela koncernen', state: 'done' },
      { id: 'b', title: '<img src=x onerror=alert(1)>', state: 'current' },
      { id: 'c', title: 'x'.repeat(200), state: 'locked' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** Numbers above nine fit in their circles. */
export const Twelve: Story = {
  args: {
    steps: Array.from({ length: 12 }, (_, index) => ({
      id: `${index}`,
      title: `Part ${index + 1}`,
      state: index < 10 ? 'open' : 'current',
    })),
  },
}

export const States: Story = {
  render: (args) => <StatesMatrix part={StepList} args={args} target="button:not([aria-current])" cell={15} />,
}

export const Themes: Story = { ...inStates, decorators: [themes] }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
