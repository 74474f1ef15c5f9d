import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../components/actions/button'
import { ActionBar } from '../../components/forms/form-page'
import { behaviour } from '../../internal/stories/behaviour'
import { narrow } from '../../internal/story-frames'
import { PageProblem } from './PageProblem'

const meta = {
  title: 'Office/Frame/PageProblem',
  component: PageProblem,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { text: 'Johan Berg has changed this order. Nothing was saved.' },
  render: (args) => (
    <div className="grid min-h-60 content-start gap-4">
      <PageProblem {...args} />
      <Button variant="secondary">Ship...</Button>
    </div>
  ),
} satisfies Meta<typeof PageProblem>

export default meta
type Story = StoryObj<typeof meta>

/** The message is shown over the page and does not move the button below it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Johan Berg has changed this order.')
    const { y } = canvas.getByRole('button', { name: 'Ship...' }).getBoundingClientRect()
    await expect(y).toBe(canvas.getByRole('button', { name: 'Ship...' }).parentElement!.getBoundingClientRect().y)
  },
}

/** It is above a bar at the bottom, whose buttons stay in reach. */
export const AboveActionBar: Story = {
  ...behaviour,
  globals: { viewport: { value: 'desk' } },
  render: (args) => (
    <div className="flex min-h-dvh flex-col">
      <PageProblem {...args} />
      <div className="flex-1" />
      <ActionBar actions={<Button>Save</Button>}>2 changes</ActionBar>
    </div>
  ),
  play: async ({ canvas }) => {
    const { top } = canvas.getByRole('button', { name: 'Save' }).getBoundingClientRect()
    await waitFor(() => expect(canvas.getByRole('alert').getBoundingClientRect().bottom).toBeLessThan(top))
  },
}

/** The live region exists before a problem occurs. */
export const NoProblem: Story = {
  args: { text: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
  },
}

export const Closes: Story = {
  ...behaviour,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
  },
}

export const LongTextNarrow: Story = {
  args: { text: `Failed: <img src=x onerror=alert(1)> ${'x'.repeat(200)}` },
  decorators: [narrow],
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
