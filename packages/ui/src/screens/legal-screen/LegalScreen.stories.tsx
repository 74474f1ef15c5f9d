import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { linesOf } from '@skafferi/brand/legal/legal-text'
import { termsText } from '@skafferi/brand/legal/terms'
import { hostileText } from '@skafferi/fixtures/build'
import { inPage } from '../../internal/stories/in-page'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { LegalScreen } from './LegalScreen'

const meta = {
  title: 'Screens/Service/LegalScreen',
  component: LegalScreen,
  args: termsText,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage()],
} satisfies Meta<typeof LegalScreen>

export default meta
type Story = StoryObj<typeof meta>

/** `main` contains every line of the text and nothing else, because the text's hash is computed from it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Terms and conditions · Skafferi')
    const main = canvas.getByRole('main')
    const lines = Array.from(main.querySelectorAll('h1, h2, p'), ({ textContent }) => textContent)
    await expect(lines).toEqual(linesOf(termsText))
    await expect(main.textContent).toBe(lines.join(''))
  },
}

/** The operator publishes the text on another site: only the link is shown. */
export const ExternalPage: Story = {
  args: { externalUrl: 'https://group.example/terms' },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible()
    const link = main.getByRole('link', { name: 'https://group.example/terms' })
    await expect(link).toHaveAttribute('href', 'https://group.example/terms')
    await expect(main.queryByRole('heading', { level: 2 })).toBeNull()
  },
}

/** Markup is shown as text, and a long word stays in its column. */
export const LongHostileText: Story = {
  ...onAPhone,
  args: { notes: [hostileText], sections: [{ title: hostileText, paragraphs: [`${hostileText} ${'x'.repeat(200)}`] }] },
}

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
