import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { linesOf } from '@skafferi/brand/legal/legal-text'
import { toLegalTextView, type LegalTextView } from '@skafferi/domain/platform/shared-views'
import { termsText } from '@skafferi/brand/legal/terms'
import { hostileText } from '@skafferi/fixtures/build'
import { inPage } from '../../internal/stories/in-page'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { LegalScreen } from './LegalScreen'

const ready = (text: LegalTextView | null, externalUrl: string | null = null) =>
  ({ status: 'ready', text, externalUrl }) as const

const meta = {
  title: 'Screens/Service/LegalScreen',
  component: LegalScreen,
  args: { kind: 'terms', legal: ready(toLegalTextView(termsText)) },
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
  args: { legal: ready(null, 'https://group.example/terms') },
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
  args: {
    legal: ready(
      toLegalTextView({
        title: 'Terms and conditions',
        notes: [hostileText],
        sections: [{ title: hostileText, paragraphs: [`${hostileText} ${'x'.repeat(200)}`] }],
      }),
    ),
  },
}

/** The shop has not published the text yet. */
export const NotPublished: Story = {
  args: { legal: ready(null) },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Not published yet' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { legal: { status: 'loading' } },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
}

export const Failed: Story = {
  args: { legal: { status: 'failed', retry: fn() } },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible()
  },
}

/** Paragraphs link within the shop and to other sites. */
export const Links: Story = {
  args: {
    legal: ready(
      toLegalTextView({
        title: 'Terms and conditions',
        notes: [],
        sections: [
          {
            title: 'Your data',
            paragraphs: [
              'Our [privacy policy](/privacy) and [the law](https://law.example/), not [this](javascript:x).',
            ],
          },
        ],
      }),
    ),
  },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy')
    await expect(main.getByRole('link', { name: /^the law/ })).toHaveAttribute('href', 'https://law.example/')
    await expect(main.getByText(/not \[this\]\(javascript:x\)\.$/)).toBeVisible()
  },
}

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
