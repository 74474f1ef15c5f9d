import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { Link } from '../../actions/link'
import { Wordmark } from '../../content/wordmark'
import { TextField } from '../../forms/text-field'
import { DocumentTitle } from './DocumentTitle'
import { EarlyInput } from './EarlyInput'
import { PageHeading } from './PageHeading'
import { PageLayout } from './PageLayout'
import { PageWidth } from './PageWidth'
import { focusPage } from './focus-page'

const meta = {
  title: 'Components/Layout/PageLayout',
  component: PageLayout,
  parameters: {
    ...guide({
      also: ['shell', 'frame', 'grid', 'container', 'template'],
      use: [
        'The frame of every page, once.',
        'PageWidth inside header and footer, so that all sections share the grid.',
      ],
      avoid: ['A frame inside a page: use PageWidth or a grid.'],
      do: [
        'Give each page a DocumentTitle and one PageHeading with the same text.',
        'Call `focusPage` after navigation, as on a new document.',
        'Use `form` for forms and `read` for text.',
      ],
      dont: ['Don’t put anything focusable before the skip link.', 'Don’t use two `h1` headings on a page.'],
      keys: [
        { key: 'Tab', does: 'First Tab: shows the skip link.' },
        { key: 'Enter', does: 'On the skip link: moves to the content.' },
      ],
      parts: [
        { name: 'Header', is: 'The wordmark and the navigation.', at: 'header' },
        { name: 'Content', is: 'One `h1` and the content; the target of the skip link.', at: 'main' },
        { name: 'Footer', is: 'Hidden while the page is loading.', at: 'footer' },
      ],
      content: ['The document title is the page heading, followed by the name of the shop.'],
      widths:
        'Gutters of 16 px on phones, 24 px on tablets and 32 px on a desktop; content up to 1216 px, and up to 1600 px in windows of 1600 px and more.',
      announces: 'The landmarks banner, main and contentinfo. On a new page the heading is focused.',
      pairs: 'takes the window',
    }),
    layout: 'fullscreen',
  },
  args: {
    header: (
      <div className="border-b border-line bg-surface py-4">
        <PageWidth>
          <Link href="/" variant="bare">
            <Wordmark />
          </Link>
        </PageWidth>
      </div>
    ),
    footer: (
      <div className="border-t-2 border-shelf bg-surface py-6">
        <PageWidth>
          <Link href="/contact-us" variant="muted">
            Contact Us
          </Link>
        </PageWidth>
      </div>
    ),
    children: (
      <div className="grid gap-4 py-6">
        <DocumentTitle>Cart</DocumentTitle>
        <PageHeading>Cart</PageHeading>
        <p>Twelve lines stand here.</p>
      </div>
    ),
  },
} satisfies Meta<typeof PageLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)

    await step('the first Tab stop skips the header', async () => {
      await userEvent.tab()
      const skip = canvas.getByRole('link', { name: 'Skip to content' })
      await expect(skip).toHaveFocus()
      await expect(skip.getBoundingClientRect().height).toBeGreaterThan(24)
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('main')).toHaveFocus()
    })

    await step('the document has the page’s title', async () => {
      await expect(document.title).toBe('Cart · Skafferi')
    })

    await step('after navigation the focus is on the heading', async () => {
      focusPage()
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    })
  },
}

function NameAndCity() {
  const [values, setValues] = useState({ Name: '', City: '' })
  return (
    <>
      {(['Name', 'City'] as const).map((label) => (
        <TextField
          key={label}
          label={label}
          name={label}
          value={values[label]}
          onChange={({ value }) => setValues((current) => ({ ...current, [label]: value }))}
        />
      ))}
      <output>{Object.values(values).join(' in ')}</output>
      <EarlyInput />
    </>
  )
}

/** What is typed into a server-rendered page before it is hydrated stays, and is reported. */
export const TypedBeforeHydration: Story = {
  ...behaviour,
  render: () => <div />,
  play: async ({ canvas, canvasElement }) => {
    const page = canvasElement.querySelector('div')!
    page.innerHTML = renderToString(<NameAndCity />)
    for (const label of ['Name', 'City']) {
      canvas.getByLabelText(label).focus()
      // As a user types, unlike synthetic events: the browser knows that the field was edited.
      document.execCommand('insertText', false, `${label}!`)
    }
    const root = hydrateRoot(page, <NameAndCity />)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Name! in City!'))
    await expect(canvas.getByLabelText('Name')).toHaveValue('Name!')
    await expect(canvas.getByLabelText('City')).toHaveValue('City!')
    await expect(canvas.getByLabelText('City')).toHaveFocus()
    root.unmount()
  },
}

export const Form: Story = {
  args: { width: 'form' },
  play: async ({ canvasElement }) => {
    const content = within(canvasElement).getByRole('main').firstElementChild
    await expect(content).toHaveAttribute('data-width', 'form')
    await expect(content?.clientWidth).toBeLessThanOrEqual(44 * 16 + 2 * 32)
  },
}

export const Read: Story = { args: { width: 'read' } }

/** Page, header and footer have one width. */
export const Aligned: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const widthOf = (band: Element | null | undefined) => band && getComputedStyle(band).maxInlineSize
    const expected = innerWidth >= 1600 ? '1600px' : '1216px'
    await expect(widthOf(canvas.getByRole('main').firstElementChild)).toBe(expected)
    await expect(widthOf(canvas.getByRole('banner').querySelector('[data-width]'))).toBe(expected)
    await expect(widthOf(canvas.getByRole('contentinfo').querySelector('[data-width]'))).toBe(expected)
  },
}

/** At 1680 px header, content and footer are aligned at 1600 px. */
export const AlignedInAWideWindow: Story = {
  ...Aligned,
  ...behaviour,
  globals: { viewport: { value: 'wide' } },
  parameters: {
    ...behaviour.parameters,
    viewport: { options: { wide: { name: 'Wide', styles: { width: '1680px', height: '900px' } } } },
  },
}

export const Full: Story = { args: { width: 'full' } }

/** At 320 px the page never scrolls sideways. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    children: (
      <div className="py-6">
        <PageHeading>{`<img src=x onerror=alert(1)> ${'x'.repeat(200)}`}</PageHeading>
        <p>{'x'.repeat(200)}</p>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main')
    await expect(main.getBoundingClientRect().width).toBeLessThanOrEqual(320)
    await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth)
  },
}

/** A short page fills the window. */
export const Minimal: Story = {
  args: { header: undefined, footer: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('banner')).toBeNull()
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
