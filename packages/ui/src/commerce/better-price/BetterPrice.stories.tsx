import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow } from '../../internal/story-frames'
import { BetterPrice } from './BetterPrice'

const meta = {
  title: 'Commerce/BetterPrice',
  component: BetterPrice,
  args: { children: '€2.72' },
} satisfies Meta<typeof BetterPrice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('€2.72')).fontVariantNumeric).toContain('tabular-nums')
  },
}

export const HugeAmount: Story = { args: { children: '€9,999,999,999,999,999,999,999,999.99' }, decorators: [narrow] }
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: undefined }
export const Dark: Story = { globals: { scheme: 'dark' }, play: undefined }
