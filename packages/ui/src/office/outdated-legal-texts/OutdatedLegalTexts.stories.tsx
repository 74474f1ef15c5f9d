import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { OutdatedLegalTexts } from './OutdatedLegalTexts'

const hrefOf = (kind: string) => `/office/settings/legal?kind=${kind}`

const meta = {
  title: 'Office/Parts/OutdatedLegalTexts',
  component: OutdatedLegalTexts,
  decorators: [inOffice('settings')],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: {
    texts: [
      { kind: 'terms', href: hrefOf('terms'), gaps: ['Elbufer 7'] },
      { kind: 'imprint', href: hrefOf('imprint'), gaps: ['Elbufer 7', '+49 40 765 43 21'] },
    ],
  },
} satisfies Meta<typeof OutdatedLegalTexts>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The shop’s profile says Elbufer 7 and \+49 40 765 43 21\. These/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Terms and conditions' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', hrefOf('imprint'))
  },
}

export const Phone: Story = { ...onAPhone }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
