import type { FollowedImportView, OfficeState } from '@skafferi/domain/office/views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { behaviour } from '../../internal/stories/behaviour'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { ImportJobScreen } from './ImportJobScreen'

const checked: FollowedImportView = {
  id: 'imp_1',
  name: 'sortiment-vinter.csv',
  phase: 'checked',
  rows: 284,
  done: 284,
  problem: null,
  counts: { create: 184, update: 96, unchanged: 2, failed: 2 },
  failures: [
    { id: '1', row: '17', sku: 'GRY-0450', column: 'price', value: 'six', problem: 'A price is a number, such as 6.70.' },
    { id: '2', row: '203', sku: 'RIM-1304', column: 'category', value: '', problem: 'A new product needs a category.' },
  ],
  categories: ['Winter drinks'],
  ignored: ['colour of the box'],
  person: 'Elsa Nyström',
  finished: null,
  failedHref: '/admin/imports/imp_1/failed.csv',
}

const at = (change: Partial<FollowedImportView>): OfficeState<FollowedImportView> => ({ status: 'ready', refreshing: false, view: { ...checked, ...change } })

const meta = {
  title: 'Office/Pages/ImportJobScreen',
  component: ImportJobScreen,
  decorators: [inOffice('import')],
  // Not photographed: the steps have pictures of their own.
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { job: at({}), applying: { busy: false, problem: null }, productsHref: '/office/products', onApply: fn(), onDownload: fn(), onAgain: fn(), onFile: fn() },
} satisfies Meta<typeof ImportJobScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Checked, and nothing changed yet: what fails stands row by row. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A price is a number, such as 6.70.')).toBeVisible()
  },
}

export const BeingChecked: Story = { args: { job: at({ phase: 'checking', done: 120 }) } }
export const BeingApplied: Story = { args: { job: at({ phase: 'applying', done: 60, rows: 282 }) } }
export const Done: Story = { args: { job: at({ phase: 'done', finished: '23 Nov, 08:40' }) } }
export const DoneByAProgram: Story = { args: { job: at({ phase: 'done', finished: '23 Nov, 08:40', person: null }) } }
export const WrongFile: Story = { args: { job: at({ phase: 'unread', rows: null, done: 0, problem: 'The first line names no SKU.' }) } }
export const BrokenOff: Story = { args: { job: at({ phase: 'broken', problem: 'The shop was stopped after 60 rows.' }) } }
export const RefusedToApply: Story = { args: { applying: { busy: false, problem: 'Another import is being applied.' } } }
export const Loading: Story = { args: { job: { status: 'loading' } } }
export const Failed: Story = { args: { job: { status: 'failed', request: 'req-7', code: 'unexpected_state', retry: fn() } } }

/** A second press while it is asked for asks for nothing more. */
export const AppliesOnce: Story = {
  ...behaviour,
  args: { applying: { busy: true, problem: null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Apply 280 rows/ }))
    await expect(args.onApply).not.toHaveBeenCalled()
  },
}

export const Phone: Story = { ...onAPhone }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HighContrast: Story = { globals: { contrast: 'more' } }
