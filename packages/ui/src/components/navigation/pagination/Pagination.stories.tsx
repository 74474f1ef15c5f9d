import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { narrow } from '../../../internal/story-frames'
import { behaviour } from '../../../internal/stories/behaviour'
import { guide } from '../../../internal/stories/guide'
import { inStates } from '../../../internal/stories/covered-by-states'
import { StatesMatrix } from '../../../internal/stories/states-matrix'
import { Pagination } from './Pagination'

const hrefFor = (page: number) => `/products?page=${page}`

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  parameters: guide({
    also: ['pager', 'paging', 'next page', 'page numbers'],
    use: ['A list of several pages whose position users want to bookmark or share.'],
    avoid: ['A short list: show all of it.', 'A row that scrolls sideways: use Carousel.'],
    do: [
      'Use `hrefFor` if pages have URLs.',
      'Use `summary` in small spaces: order history, phones.',
      'Set `label` if a page has two.',
    ],
    dont: ['Don’t hide the button at the end: it stays in place, so that the layout does not shift.'],
    keys: [
      { key: 'Tab', does: 'Moves through Prev, the pages and Next.' },
      { key: 'Enter', does: 'Opens that page.' },
    ],
    parts: [
      { name: 'Previous', is: 'Disabled on the first page, but still visible.', at: 'nav > :first-child' },
      { name: 'Page', is: 'The current page, filled.', at: '[aria-current]' },
      { name: 'Next', is: 'Disabled on the last page.', at: 'nav > :last-child' },
    ],
    content: ['Only “Prev”, “Next” and page numbers.'],
    widths: 'Page numbers with gaps for omitted pages; in small spaces `summary` shows “Page 2 of 12”.',
    announces: 'A navigation called “Pages”; each number is “Page 3”, and the current page is announced as current.',
    pairs: [
      {
        right: { page: 2, pageCount: 4 },
        wrong: { page: 1, pageCount: 1 },
        because: 'A single page needs no pagination: omit it.',
      },
    ],
  }),
  args: { page: 1, pageCount: 4, hrefFor },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

/** Pages are links that can be shared and opened in a new tab. At the end the link is disabled. */
export const Default: Story = {
  ...inStates,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/products?page=3')
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/products?page=2')
    const previous = canvas.getByRole('link', { name: 'Prev' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await expect(previous).not.toHaveAttribute('href')
  },
}

export const Many: Story = { args: { page: 10, pageCount: 1200 } }

export const Buttons: Story = {
  render: function Render() {
    const [page, setPage] = useState(1)
    return <Pagination variant="summary" page={page} pageCount={3} onPageChange={(event) => setPage(event.page)} />
  },
}

/** As buttons, the last one keeps the focus at the end. */
export const ButtonsKeepTheFocus: Story = {
  ...Buttons,
  ...behaviour,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' })
    const previous = canvas.getByRole('button', { name: 'Prev' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await expect(canvas.getByText('Page 2 of 3')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Page 3 of 3')).toBeVisible()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Page 3 of 3')).toBeVisible()
    await expect(next).toHaveFocus()
    await userEvent.click(previous)
    await expect(canvas.getByText('Page 2 of 3')).toBeVisible()
  },
}

export const Summary: Story = { args: { variant: 'summary', label: 'Order history pages' } }
export const OnePage: Story = { args: { pageCount: 1 } }
export const Narrow: Story = { args: { page: 10, pageCount: 1200 }, decorators: [narrow] }
export const RightToLeft: Story = { args: { page: 2 }, globals: { direction: 'rtl' } }

export const States: Story = {
  render: () => (
    <StatesMatrix
      part={Pagination}
      args={{ page: 1, pageCount: 4, hrefFor }}
      variants={{ pages: {}, summary: { variant: 'summary' } }}
      target="a[href]:not([aria-current])"
      cell={20}
    />
  ),
}

export const Dark: Story = { ...inStates, args: { page: 2 }, globals: { scheme: 'dark' } }

export const HighContrast: Story = { globals: { contrast: 'more' } }

export const Keyboard: Story = {
  ...behaviour,
  tags: ['behaviour', 'keyboard'],
  render: function Render() {
    const [page, setPage] = useState(2)
    return <Pagination page={page} pageCount={4} onPageChange={(event) => setPage(event.page)} />
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Prev' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('button', { name: 'Prev' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  },
}
