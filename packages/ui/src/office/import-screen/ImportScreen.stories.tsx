import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../components/actions/button'
import {
  applyStage,
  checkStage,
  matchStage,
  reportStage,
  uploadStage,
} from '../../components/forms/import-wizard/story-import'
import { onAPhone } from '../../internal/stories/on-a-phone'
import { inOffice } from '../story-frame'
import { ImportScreen } from './ImportScreen'

const meta = {
  title: 'Office/Screens/ImportScreen',
  component: ImportScreen,
  decorators: [inOffice('import')],
  parameters: { layout: 'fullscreen' },
  args: {
    stage: uploadStage,
    recent: {
      status: 'ready',
      refreshing: false,
      view: [
        { id: '3', name: 'priser-nov.csv', href: '/office/import/3', content: 'Prices, 412 rows', status: '62%' },
        {
          id: '2',
          name: 'lager-vecka47.csv',
          href: '/office/import/2',
          content: 'Stock, 598 rows',
          status: 'Fri 20 Nov',
        },
        { id: '1', name: 'Källa-ny.xlsx', href: '/office/import/1', content: 'Products, 8 rows', status: '11 Nov' },
      ],
    },
    templateHref: '/admin/imports/template.csv',
    onFile: fn(),
    onRemove: fn(),
    onMatch: fn(),
    onRemember: fn(),
    onCheck: fn(),
    onShow: fn(),
    onDownload: fn(),
    onApply: fn(),
    onStop: fn(),
    onBack: fn(),
    onCancel: fn(),
    onImportAnother: fn(),
  },
} satisfies Meta<typeof ImportScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The first step, with an explanation and the recent imports. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Template as CSV' })).toBeVisible()
  },
}

export const Matching: Story = { args: { stage: matchStage } }

export const Checking: Story = { args: { stage: checkStage } }

export const Applying: Story = { args: { stage: applyStage } }

export const Report: Story = {
  args: { stage: { ...reportStage, actions: <Button>Look through 184 new products</Button> } },
}

/** There are no earlier imports. */
export const FirstImport: Story = {
  args: { stage: { ...uploadStage, notice: undefined }, recent: { status: 'ready', refreshing: false, view: [] } },
}

export const LoadingRecent: Story = { args: { recent: { status: 'loading' } } }

export const RecentFailed: Story = { args: { recent: { status: 'failed', request: null, retry: fn() } } }

export const Phone: Story = { ...onAPhone }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { args: { stage: checkStage }, globals: { scheme: 'dark' } }

export const HighContrast: Story = { args: { stage: checkStage }, globals: { contrast: 'more' } }
