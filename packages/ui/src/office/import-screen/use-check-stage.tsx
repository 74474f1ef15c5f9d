import { useState } from 'react'
import type {
  FailedRowView,
  FailureReasonView,
  HomeTaxRates,
  ImportJobView,
  ReportedColumn,
} from '@skafferi/domain/office/views'
import type { CheckRow, CheckStage, PriceChange, ReportStage, RowOutcome } from '../../components/forms/import-wizard'
import { useWords } from '../../words'
import { officeImportPageWords } from '../../words/generated/office-import-page'
import { officeImportWords } from '../../words/generated/office-import'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { lazyWithRetry } from '../../internal/lazy-with-retry'
import { useOfficeFaults } from '../problem-text'
import { useTaxChoices } from '../use-tax-choices'
import type { UnknownCategoriesProps } from './UnknownCategories'

/** Loaded with the check. */
export const LazyCheckNotes = lazyWithRetry(() =>
  import('./CheckNotes').then(({ CheckNotes }) => ({ default: CheckNotes })),
)

type CategoryChoices = Omit<UnknownCategoriesProps, 'unknown'>

/** What the user can do about problems of a file. */
export interface RemedyEvents {
  /** The user returns to the matching. */
  onReturnToMatching: () => void
  /** The user returns to the missing values. */
  onReturnToMissing: () => void
  /** The user leaves a column out and checks the file again. */
  onLeaveOut: (event: { column: string }) => void
}

/** The large price changes of a check. */
function usePriceJumps({
  priceJumpCount: total,
  priceJumps: jumps,
}: Pick<ImportJobView, 'priceJumpCount' | 'priceJumps'>): Pick<CheckStage, 'changes' | 'changesTitle' | 'changesNote'> {
  const t = useWords(officeImportWords)
  return {
    changes: jumps.map(({ id, sku, from, before, after, by }) => ({
      id,
      label: from === null ? t('priceJump', { sku }) : t('priceJumpFrom', { sku, from }),
      kind: 'money',
      before,
      after,
      note: { text: by, tone: 'caution' },
    })),
    changesTitle: t('priceJumps', { count: total }),
    changesNote: total > jumps.length ? t('priceJumpsMore', { count: jumps.length }) : undefined,
  }
}

/** Names the columns of problems as in the step that matches them. */
function useColumnName(): (column: ReportedColumn) => string {
  const t = useWords(officeImportWords)
  return ({ target, from, name }) => {
    if (target === null) return name
    const field = t(`target.${target}`)
    return from === null ? field : t('targetFrom', { field, from })
  }
}

/** The outcomes in the order in which they need attention. */
const OUTCOMES: readonly RowOutcome[] = ['failed', 'warning', 'create', 'update', 'unchanged', 'leftOut']

type FaultRow = Omit<FailedRowView, 'similar'>

/** Where values that could not be read are given. */
interface Places extends Pick<RemedyEvents, 'onReturnToMissing'> {
  /** URL of the product list. */
  productsHref: string
}

/** The rows with a problem; those with the reason of an earlier one are shown when the user asks for them. */
function useFaultRows(
  found: readonly FailedRowView[],
  tone: 'critical' | 'caution',
  { productsHref, onReturnToMissing }: Places,
): CheckRow[] {
  const t = useWords(officeImportWords)
  const faultText = useOfficeFaults()
  const nameOf = useColumnName()
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const actionOf = ({ place, sku }: Pick<FaultRow, 'place' | 'sku'>) => {
    if (place === 'question') return { label: t('place.question'), onPress: onReturnToMissing }
    return place === 'product'
      ? { label: t('place.product', { sku }), href: `${productsHref}?q=${encodeURIComponent(sku)}` }
      : undefined
  }
  const toRow = ({ id, row, sku, product, column, value, problem, place }: FaultRow): CheckRow => ({
    id,
    number: row,
    cells: { sku, product, column: nameOf(column), value },
    fault: { column: 'value', text: faultText(problem) ?? '', tone, action: actionOf({ place, sku }) },
  })
  return found.flatMap(({ similar, ...first }): CheckRow[] => {
    if (similar.length === 0) return [toRow(first)]
    const isShown = shown.has(first.id)
    const onToggle = () =>
      setShown(new Set(isShown ? [...shown].filter((id) => id !== first.id) : [...shown, first.id]))
    const more = { count: similar.length, shown: isShown, onToggle }
    return [{ ...toRow(first), more }, ...(isShown ? similar.map(toRow) : [])]
  })
}

/** The rows of one outcome. */
function useRows(
  job: ImportJobView,
  outcome: RowOutcome,
  places: Places,
  taxRates: HomeTaxRates | null = null,
): Pick<CheckStage, 'columns' | 'rows'> {
  const t = useWords(officeImportPageWords)
  const importText = useWords(officeImportWords)
  const faultText = useOfficeFaults()
  const failures = useFaultRows(job.failures, 'critical', places)
  const warnings = useFaultRows(job.warnings, 'caution', places)
  const nameOf = useColumnName()
  const taxes = useTaxChoices(taxRates)
  const saleOf = ({ sale }: Pick<ImportJobView['imported'][number], 'sale'>) => {
    if (!sale) return undefined
    if (!sale.isDraft) return importText('sale.on')
    const reason = sale.reason && faultText(sale.reason)
    if (!reason) return importText('sale.draft')
    return importText('sale.draftBecause', { column: sale.column ? nameOf(sale.column) : '', reason })
  }
  const changesOf = ({
    prices,
    changes,
  }: Pick<ImportJobView['imported'][number], 'prices' | 'changes'>): PriceChange[] => {
    const isUpdate = outcome === 'update'
    const ofPrice = prices.map(({ from, ...price }) => {
      const whole = isUpdate || outcome === 'create' ? importText('price') : null
      return { ...price, label: from === null ? whole : importText('priceFrom', { from }) }
    })
    const taxName = (value: string) => taxes.find((each) => each.value === value)?.label ?? value
    const orEmpty = (text: string) => text || importText('noValue')
    const ofFields = changes.map(({ column, before, after }) => ({
      id: column.name,
      label: nameOf(column),
      before: outcome === 'create' ? null : orEmpty(before),
      after: column.target === 'tax_class' ? taxName(orEmpty(after)) : orEmpty(after),
      jump: null,
    }))
    return [...ofPrice, ...ofFields]
  }
  const sku = { id: 'sku', label: t('import.sku') }
  const product = { id: 'product', label: importText('target.product') }
  const labels: Partial<Record<RowOutcome, string>> = { update: importText('willChange'), create: importText('willBe') }
  const changed: CheckStage['columns'][number] = {
    id: 'price',
    label: labels[outcome] ?? importText('price'),
    align: labels[outcome] === undefined ? 'end' : 'start',
  }
  const sale = { id: 'sale', label: importText('sale') }
  if (outcome !== 'failed' && outcome !== 'warning') {
    return {
      columns: [sku, product, ...(outcome === 'create' ? [sale] : []), changed],
      rows: job.imported
        .filter((each) => each.outcome === outcome || (outcome === 'leftOut' && each.isLeftOut))
        .map(({ id, row, product: name, sku: code, isLeftOut, reason, ...each }) => ({
          id,
          number: row,
          cells: { sku: code, product: name, ...(outcome === 'create' && { sale: saleOf(each) ?? '' }) },
          prices: changesOf(each),
          ...((each.outcome !== 'unchanged' || isLeftOut) && { taken: !isLeftOut }),
          fault: reason && { column: '', text: faultText(reason) ?? '', tone: 'caution' },
        })),
    }
  }
  return {
    columns: [sku, product, { id: 'column', label: t('import.column') }, { id: 'value', label: t('import.value') }],
    rows: outcome === 'failed' ? failures : warnings,
  }
}

/** The commonest reasons if nothing can be applied. */
function useReasons({ counts, reasons }: ImportJobView, events: RemedyEvents): CheckStage['reasons'] {
  const t = useWords(officeImportWords)
  const faultText = useOfficeFaults()
  const nameOf = useColumnName()
  if (counts.create + counts.update > 0) return undefined
  const actionOf = ({ remedy, column: reported }: FailureReasonView) => {
    const column = nameOf(reported)
    if (remedy === null) return undefined
    if (remedy.kind === 'match') return { label: t('remedy.match'), onPress: events.onReturnToMatching }
    if (remedy.kind === 'fill') return { label: t('remedy.fill', { column }), onPress: events.onReturnToMissing }
    return { label: t('remedy.leave-out', { column }), onPress: () => events.onLeaveOut({ column: remedy.column }) }
  }
  const failed = reasons.map((reason) => ({
    id: reason.id,
    text: t('reason', { rows: reason.rows, column: nameOf(reason.column), fault: faultText(reason.problem) ?? '' }),
    action: actionOf(reason),
  }))
  return counts.unchanged === 0
    ? failed
    : [...failed, { id: 'unchanged', text: t('reason.unchanged', { rows: counts.unchanged }) }]
}

/** The rows that an applied import has left out, which cannot be changed any more; undefined if there are none. */
function useLeftOutRows(job: ImportJobView, places: Places): ReportStage['leftOut'] {
  const t = useWords(officeImportWords)
  const { columns, rows } = useRows(job, 'leftOut', places)
  if (rows.length === 0) return undefined
  return {
    columns: columns.filter(({ id }) => id !== 'price'),
    rows: rows.map(({ taken: _, prices: __, ...row }) => ({
      ...row,
      fault: row.fault ?? { column: '', text: t('leftOut.byYou'), tone: 'caution' },
    })),
    note: t('leftOut.stay'),
  }
}

/** The check of an import with the rows of one outcome, which the user selects; at first those with problems. */
export function useCheckStage(
  job: ImportJobView,
  { taxRates, ...choices }: CategoryChoices & { taxRates: HomeTaxRates | null },
  events: RemedyEvents & Places,
) {
  const t = useWords(officeImportWords)
  const [selected, setSelected] = useState<RowOutcome | null>(null)
  const outcome = selected ?? OUTCOMES.find((each) => job.counts[each] > 0) ?? 'failed'
  const listed = useRows(job, outcome, events, taxRates)
  const unlisted = outcome === 'failed' || outcome === 'warning' ? 0 : job.unlisted[outcome]
  const articles = listed.rows.length + unlisted
  const isJoined = (outcome === 'create' || outcome === 'update') && articles > 0 && articles < job.counts[outcome]
  const stage: CheckStage = {
    step: 'check',
    counts: job.counts,
    outcome,
    ...listed,
    unlisted,
    ...(isJoined && { articles }),
    pages: (
      <LazyBoundary>
        <LazyCheckNotes {...job} shown={outcome} choices={choices} />
      </LazyBoundary>
    ),
    reasons: useReasons(job, events),
    ...usePriceJumps(job),
    note: job.counts.create === 0 && job.published === 0 ? job.name : t('onSale', { count: job.published }),
  }
  const failed = useRows(job, 'failed', events)
  const warned = useRows(job, 'warning', events)
  return {
    stage,
    leftOut: useLeftOutRows(job, events),
    /** The rows that an applied import could not import; undefined if there are none. */
    failed: failed.rows.length > 0 ? failed : undefined,
    /** The rows that an applied import took with warnings; undefined if there are none. */
    warned: warned.rows.length > 0 ? warned : undefined,
    show: (event: { outcome: RowOutcome }) => setSelected(event.outcome),
  }
}
