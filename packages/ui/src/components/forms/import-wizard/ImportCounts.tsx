import type { ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import { useLocale, useWords } from '../../../words'
import { importWizardWords } from '../../../words/generated/import-wizard'
import { CheckIcon, PencilIcon, PlusIcon, RingIcon, WarningIcon } from '../../content/icon'
import type { CheckStage, RowOutcome } from './stages'

const figureStyles = cva(
  'num block border-b-2 px-3.5 group-first/figure:ps-0 pb-1 text-price-lg font-bold tracking-tight',
  {
    variants: {
      selected: { true: 'border-shelf', false: 'border-line-strong' },
      tone: { critical: 'text-critical', caution: 'text-caution', neutral: 'text-ink' },
    },
  },
)

const nameStyles = cva('flex items-center gap-1.5 px-3.5 group-first/figure:ps-0 py-2 text-sm', {
  variants: { selected: { true: 'font-bold text-ink', false: 'font-medium text-ink-muted' } },
})

/** The number of rows with one outcome. */
interface ImportFigure {
  outcome: RowOutcome
  /** The name of the outcome ("Create"). */
  name: string
  icon: ReactNode
  /** The tone of a number above zero; neutral by default. */
  tone?: 'critical' | 'caution'
}

export interface ImportCountsProps {
  /** The accessible name of the group. */
  label: string
  /** The numbers of rows by outcome. */
  counts: CheckStage['counts']
  /** The names of the outcomes that differ before and after the import ("Create", "Created"). */
  names: Readonly<Record<'create' | 'update' | 'unchanged', string>>
  /** The outcome whose rows are shown below; omit if no rows are shown. */
  selected?: RowOutcome
  /** An outcome was pressed. */
  onShow?: (event: { outcome: RowOutcome }) => void
}

/**
 * The number of rows with each outcome; rows that were left out only if there are some. If rows are shown below,
 * pressing an outcome selects it.
 */
export function ImportCounts({ label, counts, names, selected, onShow }: ImportCountsProps) {
  const t = useWords(importWizardWords)
  const numbers = new Intl.NumberFormat(useLocale())
  const problemIcon = (count: number) => (count > 0 ? <WarningIcon size="sm" /> : <CheckIcon size="sm" />)
  const figures: ImportFigure[] = [
    { outcome: 'create', name: names.create, icon: <PlusIcon size="sm" /> },
    { outcome: 'update', name: names.update, icon: <PencilIcon size="sm" /> },
    { outcome: 'unchanged', name: names.unchanged, icon: <RingIcon size="sm" /> },
    { outcome: 'warning', name: t('check.warning'), icon: problemIcon(counts.warning), tone: 'caution' },
    { outcome: 'failed', name: t('check.failed'), icon: problemIcon(counts.failed), tone: 'critical' },
  ]
  if (counts.leftOut > 0 || selected === 'leftOut')
    figures.push({ outcome: 'leftOut', name: t('check.skip'), icon: <RingIcon size="sm" /> })
  return (
    <div
      role="group"
      aria-label={label}
      className="grid auto-cols-fr md:grid-flow-col max-md:grid-cols-2 max-md:gap-y-2"
    >
      {figures.map(({ outcome, name, icon, tone }) => {
        const count = counts[outcome]
        const isSelected = onShow === undefined || outcome === selected
        const content = (
          <>
            <span className={figureStyles({ selected: isSelected, tone: count > 0 ? (tone ?? 'neutral') : 'neutral' })}>
              {numbers.format(count)}
            </span>{' '}
            <span className={nameStyles({ selected: isSelected })}>
              {icon}
              {name}
            </span>
          </>
        )
        return onShow ? (
          <button
            key={outcome}
            type="button"
            aria-pressed={isSelected}
            className="group/figure min-w-0 rounded-xs text-start -outline-offset-2 hover:bg-well"
            onClick={() => onShow({ outcome })}
          >
            {content}
          </button>
        ) : (
          <div key={outcome} className="group/figure min-w-0">
            {content}
          </div>
        )
      })}
    </div>
  )
}
