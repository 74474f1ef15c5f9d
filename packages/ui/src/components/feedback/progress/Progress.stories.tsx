import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formColumn, narrow, themes } from '../../../internal/story-frames'
import { guide } from '../../../internal/stories/guide'
import { Progress } from './Progress'

const meta = {
  title: 'Components/Feedback/Progress',
  component: Progress,
  parameters: guide({
    also: ['progress bar', 'upload progress', 'meter'],
    use: ['The progress of something with a known end: an upload, a registration.'],
    avoid: ['An unknown duration: use Spinner.', 'Stars: use Rating.'],
    do: ['Show the progress as text too ("1.8 of 2.4 MB").', 'Hide the label only if the same text is nearby.'],
    dont: ['Don’t let it decrease.', 'Don’t estimate: a bar that stops at 99 % is worse than none.'],
    keys: [],
    parts: [
      { name: 'Text', is: 'The process and its progress.', at: 'div > *' },
      { name: 'Bar', is: 'The native progress bar.', at: 'progress' },
    ],
    content: ['Use familiar units: “Step 2 of 5”, “3 of 8 files”.'],
    widths: 'As wide as its container, 6 px high.',
    announces: 'A progress bar with its label and percentage; it does not interrupt.',
    pairs: [
      {
        right: { label: 'Registration', text: 'Step 2 of 5' },
        wrong: { label: 'Registration', text: '40 %' },
        because: 'Users count the steps of a form, not its percentage.',
      },
    ],
  }),
  decorators: [formColumn],
  args: { label: 'Registration', value: 2, max: 5, text: 'Step 2 of 5' },
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Registration' })
    await expect(bar).toHaveAttribute('value', '2')
    await expect(bar.getBoundingClientRect().height).toBe(6)
  },
}

export const HiddenLabel: Story = {
  args: { labelVisibility: 'hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Registration' })).toBeVisible()
  },
}

export const Done: Story = { args: { value: 5, text: 'Step 5 of 5' } }

export const LongTextNarrow: Story = {
  decorators: [narrow],
  args: { label: 'Uploading food-licence-2026-with-all-annexes-signed.pdf', text: '1.8 of 2.4 MB' },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
/** At zero the bar is visible and empty. */
export const Begun: Story = { args: { value: 0, text: 'Step 0 of 5' } }

/** The detail is part of the accessible name. */
export const WithDetail: Story = {
  args: { label: 'Step 2 of 5', detail: 'Contact Person Details', text: '40%' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Step 2 of 5 Contact Person Details' })).toBeVisible()
  },
}

export const Themes: Story = { decorators: [themes] }
