import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { Button } from '../../components/actions/button'
import { RowList } from './RowList'

const meta = {
  title: 'Office/Parts/RowList',
  component: RowList,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    label: 'Lines of the order',
    rows: [
      { id: 'a', title: 'Tjärn Cool Mint', detail: '120 × €2.72 = €326.40', value: 'all sent' },
      {
        id: 'b',
        title: 'Havrebruket Extraordinarily Long Ginger Snaps',
        detail: '12 × €2.35 = €28.20',
        value: '12 to ship',
        action: (
          <Button variant="secondary" size="sm">
            Missing...
          </Button>
        ),
      },
    ],
  },
} satisfies Meta<typeof RowList>

export default meta
type Story = StoryObj<typeof meta>

/** Two rows, one with a button. */
export const Default: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText('12 to ship')).toBeVisible()
  },
}

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { viewport: { value: 'phone' }, direction: 'rtl' } }

export const Dark: Story = { globals: { viewport: { value: 'phone' }, scheme: 'dark' } }

export const HighContrast: Story = { globals: { viewport: { value: 'phone' }, contrast: 'more' } }
