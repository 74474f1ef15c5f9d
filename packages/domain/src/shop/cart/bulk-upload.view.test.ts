import { createWorld } from '@skafferi/fixtures/world'
import { describe, expect, it } from 'vitest'
import { toBulkUploadStage, toBulkUploadView, type BulkUploadStep } from './bulk-upload.view'

const { small, empty } = createWorld().carts

describe('the dialog', () => {
  it('starts with the cart: its lines, and their quantities in order', () => {
    expect(toBulkUploadView(small)).toEqual({
      lineCount: 3,
      quantities: '10, 5, 12',
      maxRows: 1000,
      maxFileBytes: 2_048_000,
    })
    expect(toBulkUploadView(empty)).toMatchObject({ lineCount: 0, quantities: '' })
  })

  it('shows the progress of the step’s call, and at the end only the report', () => {
    const working = { busy: true, problem: null }
    const report = {
      success: true,
      rows: [],
      changed: 0,
      unchanged: 0,
      inputRows: 0,
      applied: 0,
      skipped: 0,
      blankRows: 0,
      size: null,
    }
    const given = { format: 'lines', text: 'SAL-0120 60' } as const
    const parsed = { status: 'read', rows: [], skipped: [], blankRows: 0, columns: null } as const
    const checked = { given, parsed: { ...parsed, rows: [], skipped: [] }, before: small }
    const columns = { choices: [], article: 0, quantity: null }
    const stageOf = (step: BulkUploadStep) => toBulkUploadStage(step, working)
    expect(stageOf({ name: 'entry', fault: null })).toEqual({ name: 'entry', fault: null, ...working })
    expect(stageOf({ name: 'columns', columns, given })).toEqual({ name: 'columns', columns, ...working })
    const check = { given, parsed: checked.parsed, duplicates: [] }
    expect(stageOf({ name: 'doubled', duplicates: [], pending: check })).toEqual({
      name: 'doubled',
      duplicates: [],
      ...working,
    })
    expect(stageOf({ name: 'preview', report, columns, checked })).toEqual({
      name: 'preview',
      report,
      columns,
      ...working,
    })
    expect(stageOf({ name: 'done', report })).toEqual({ name: 'done', report })
  })
})
